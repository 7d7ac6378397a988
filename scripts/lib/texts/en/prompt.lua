-- What is said around the line a person types: Tab, help, a second look, notes, secrets, the welcome.
return {
  ["complete.seat"] = "seat {seat}",
  ["near-command"] = "“{typed}” fits nothing here. Did you mean the command {near}?",
  ["help-near"] = "There is no command “{typed}”. Did you mean {near}? Example: help {near}",
  ["help-unknown"] = "There is no command “{typed}”. Type help for all of them.",
  ["interrupted"] = "Ctrl-C once more leaves; the game is kept.",

  ["confirm-drastic"] = "{answer}: sure? (y/n)",
  ["confirm-end"] = "{answer}: this ends the game. Sure? (y/n)",
  ["confirm-no"] = "Not taken.",
  ["confirm-how"] = "Expected on or off, for example: confirm off",
  ["confirm-on"] = "Executions and the end of the game are asked about once more.",
  ["confirm-off"] = "Every answer is taken at once.",

  ["ruling-how"] = "Expected what was decided, for example: ruling misdeal, the roles are dealt again",
  ["kind.note"] = "note",
  ["kind.ruling"] = "ruling",
  ["command.ruling"] = "ruling TEXT: writes a decision of yours into the log (misdeal, a card was seen).",
  ["command.confirm"] =
    "confirm on, confirm off: whether executions and the end of the game are asked about once more.",

  ["amend-secret"] = "Answer {n} is a secret and not for this screen: undo back to it and answer it again.",
  ["amended-hidden"] = "After answer {n} something is different now that is not for this screen.",
  ["the-moderator"] = "the moderator",
  ["pass-to"] = "Pass the screen to {player}.",
  ["pass-show"] = "[Enter shows it]",
  ["pass-hide"] = "[Enter hides it]",
  ["pass-first"] = "Nothing secret is typed here. Press Enter first; Ctrl-X hides everything again.",
  ["secret-for"] = "For {player} alone:",

  ["welcome"] = "Good evening! What is on the table?",
  ["welcome.title"] = "{title} ({least}–{most} players)",
  ["welcome.languages"] = "{list}",
  ["welcome.game"] = "Which game? Its number or name.",
  ["welcome.players"] = "Who plays ({least} to {most})? All names in one line, clockwise round the table, such as: "
    .. "Aki, Binh, Chie",
  ["welcome.count"] = "{count:That is one name|Those are {count} names}; this game is for {least} to {most} players.",
  ["welcome.names-wrong"] = "Every player needs a name of their own: 1 to 40 characters, no two alike.",
  ["welcome.variants"] = "House rules, if you like:",
  ["welcome.variants-how"] = "Which of them? Numbers or names, several with blanks between; Enter for none.",
  ["welcome.near"] = "“{typed}” is none of these. Did you mean {near}?",
  ["welcome.unknown"] = "“{typed}” is none of these. Expected a number from 1 to {last}, or a name. Example: 1",
  ["welcome.several"] = "“{typed}” could be {which}. Please type more of it.",
  ["welcome.interrupted"] = "Ctrl-C once more leaves.",
  ["welcome.next-time"] = "Next time, in one line: {command}",
}
