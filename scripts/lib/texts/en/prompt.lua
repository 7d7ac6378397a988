-- What is said around the line a person types: Tab, help, a second look, notes, secrets, the welcome.
return {
  ["complete.seat"] = "seat {seat}",
  ["near-command"] = "“{typed}” fits nothing here. Did you mean the command {near}?",
  ["command-help"] = "{usage}: {help}",
  ["takes-nothing"] = "{command} stands alone; “{typed}” after it means nothing.",
  ["help-near"] = "There is no command “{typed}”. Did you mean {near}?",
  ["help-near.example"] = " Example: help {near}",
  ["help-unknown"] = "There is no command “{typed}”. Type help for all of them.",
  ["first-steps"] = "Type ? for what is wanted and what else can be typed; undo takes back the last thing.",
  ["interrupted"] = "Ctrl-C once more leaves; the game is kept.",

  ["confirm-drastic"] = "{answer}: sure? (y/n)",
  ["confirm-end"] = "{answer}: this ends the game. Sure? (y/n)",
  ["yes-or-no"] = "“{typed}” is neither a yes nor a no",
  ["confirm-no"] = "Not taken.",
  ["confirm-how"] = "Expected on, off or powers",
  ["confirm-how.example"] = ", for example: confirm powers",
  ["confirm-on"] = "Executions and the end of the game are asked about once more.",
  ["confirm-powers"] = "Executions, the end of the game and every use of a power are asked about once more.",
  ["confirm-off"] = "Every answer is taken at once.",

  ["ruling-how"] = "Expected what was decided",
  ["ruling-how.example"] = ", for example: ruling misdeal, the roles are dealt again",
  ["kind.note"] = "note",
  ["kind.ruling"] = "ruling",
  ["usage.ruling"] = "ruling TEXT",
  ["command.ruling"] = "writes a decision of yours into the log (misdeal, a card was seen).",
  ["usage.confirm"] = "confirm on, confirm powers, confirm off",
  ["command.confirm"] =
    "whether executions and the end of the game, or with powers every use of a power too, are asked about once more.",

  ["amend-secret"] = "Answer {n} is a secret and not for this screen: undo back to it and answer it again.",
  ["the-moderator"] = "the moderator",
  ["pass-to"] = "Pass the screen to {player}.",
  ["pass-show"] = "[Enter shows it]",
  ["pass-hide"] = "[Enter hides it]",
  ["pass-nothing"] = "Nothing is asked or told here: wait as long as usual.",
  ["pass-on"] = "[Enter goes on]",
  ["pass-first"] = "Nothing secret is typed here. Press Enter first; Ctrl-X hides everything again.",
  ["secret-for"] = "For {player} alone:",
  ["ballot-back"] = "{player} answers once more.",
  ["ballots-anew"] = "No ballot counts yet: everybody votes in turn, {player} first.",

  ["welcome"] = "Good evening! What is on the table?",
  ["welcome.title"] = "{title} ({least}–{most} players)",
  ["welcome.languages"] = "{list}",
  ["welcome.game"] = "Which game? Its number or name.",
  ["welcome.undo"] = "undo goes one question back.",
  ["welcome.first"] = "This is the first question: there is none to go back to. quit leaves.",
  ["welcome.help"] =
    "Type what is asked for; of a list, its number or the beginning of its name is enough. undo or back goes one "
    .. "question back, quit leaves.",
  ["welcome.players"] = "Who plays ({least} to {most})? All names in one line, clockwise round the table, such as: "
    .. "Aki, Binh, Chie",
  ["welcome.count"] = "{count:That is one name|Those are {count} names}; this game is for {least} to {most} players.",
  ["welcome.names-wrong"] = "Every player needs a name of their own: 1 to 40 characters, no two alike.",
  ["welcome.again"] = "The last table again",
  ["welcome.again-about"] = "The same game and players; the next seat is the first.",
  ["welcome.screen"] = "Who sees this screen? Enter takes the first.",
  ["welcome.private"] = "Only the moderator",
  ["welcome.private-about"] = "Secrets stand on it.",
  ["welcome.shared"] = "Everybody",
  ["welcome.shared-about"] = "Secrets are shown to each player alone; the screen is passed round.",
  ["welcome.deal"] = "Who deals? Enter takes the first.",
  ["welcome.deal-some"] = "The app deals {what}; the table deals the rest",
  ["welcome.deal-all"] = "The app deals everything",
  ["welcome.deal-none"] = "The table deals everything",
  ["again.table"] = "{game} again. Clockwise: {players}. {first} sits first.",
  ["again.seated"] = "Clockwise: {players}. {first} sits first.",
  ["again.how"] = "Enter begins. A name: that player sits first. Two names: they swap seats, for example: "
    .. "{first} {second}",
  ["welcome.variants"] = "House rules, if you like:",
  ["welcome.variants-how"] =
    "Which of them? Numbers or names, several with blanks between; Enter for none. ? tells what "
    .. "they say, ? 3 what one of them says.",
  ["welcome.variants-needed"] =
    "Without a house rule this game is for {least} to {most} players: choose one of these by its number or name, or "
    .. "undo to name others.",
  ["welcome.opening"] = "It is played with:",
  ["welcome.settings-how"] =
    "Enter plays so. To change something, type its name and value, such as {example}; several "
    .. "with blanks between. ? lists what can be set.",
  ["welcome.clash"] = "“{one}” and “{other}” cannot be played together. Please choose again.",
  ["welcome.near"] = "“{typed}” is none of these. Did you mean {near}?",
  ["welcome.unknown"] = "“{typed}” is none of these. Expected a number from 1 to {last}, or a name. Example: 1",
  ["welcome.several"] = "“{typed}” could be {which}. Please type more of it.",
  ["welcome.interrupted"] = "Ctrl-C once more leaves.",
  ["welcome.next-time"] = "Next time, in one line: {command}",
}
