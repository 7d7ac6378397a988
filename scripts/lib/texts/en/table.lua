-- What is said of the table itself: who sits where, under which name, and what it may be reminded of.
return {
  ["rename-how"] =
    "Expected a player and a new name of 1 to 40 characters (あ is two), without commas, not beginning "
      .. "with # and not the number of another seat.",
  ["rename-how.example"] = " Example: rename {player} Robin",
  ["rename-taken"] = "{player} has that name already. Expected one that nobody else has, perhaps with another letter.",
  ["rename-same"] = "{player} has that name already. Expected another",
  ["rename-same.example"] = ", for example: rename {player} Robin",
  ["renamed"] = "{was} is now called {now}.",
  ["renamed-over"] = "{now} takes over {was}'s seat, with everything that lies there.",
  ["renamed-back"] = "{player} is back.",
  ["renamed-waits"] = "Nobody plays the seat yet: correct seat {player} plays lets {player} play.",

  ["seat-how"] = "Expected a player and a seat from 1 to {last}",
  ["seat-how.example"] = ", for example: seat {player} 2",
  ["seat-same"] = "{player} sits there already. Expected another seat.",
  ["seat-sure"] = "Seat everybody like this: {players}? (y/n)",
  ["seat-dealt"] = "In other seats, what chance dealt would go to other players. undo back to the "
    .. "beginning, then seat.",
  ["seated"] = "The seats are now, clockwise: {players}.",
  ["seated-redealt"] = "Everything was dealt again. Forget what you were told before.",

  ["leave-how"] = "Expected the player who has left",
  ["leave-how.example"] = ", for example: leave {player}",
  ["leave-again"] = "{player} has left already. When somebody takes over, or {player} is back: rename {player} NAME",
  ["correct-not-now"] = "That cannot be decided at this moment.",
  ["left"] = "{player} has left the table. Somebody can take the seat over "
    .. "(rename {player} NAME). Nobody looks at {player}'s secrets.",
  ["board.left"] = "Has left the table: {players}",

  ["phones-how"] = "Expected a player, and new or off if you like",
  ["phones-how.example"] = ", for example: phones {player} new",

  ["recall-how"] =
    "“{typed}” does not fit here. Expected everybody, moderator or nobody, for all or for votes, marks or claims.",
  ["recall-how.example"] = " Example: recall votes=nobody",
  ["recall-now"] = "Who may look things up again:",
  ["recall-one"] = "  {item}: {who}",
  ["recall.votes"] = "past votes",
  ["recall.marks"] = "what everybody should remember of players",
  ["recall.claims"] = "claims",
  ["recall.everybody"] = "by everybody",
  ["recall.moderator"] = "by the moderator alone",
  ["recall.nobody"] = "by nobody",

  ["kind.amend"] = "amendment of answer",
  ["kind.redeal"] = "redeal of answer",
  ["kind.rename"] = "name",
  ["kind.seats"] = "seats",
  ["kind.leave"] = "has left",
  ["kind.back"] = "is back",
  ["kind.recall"] = "recall",
  ["usage.rename"] = "rename PLAYER NAME",
  ["command.rename"] = "gives a player another name, or the seat to somebody else.",
  ["usage.seat"] = "seat PLAYER NUMBER",
  ["command.seat"] = "moves a player to another seat; what was answered is kept as far as it fits.",
  ["usage.leave"] = "leave PLAYER [waits|out]",
  ["command.leave"] = "writes down that a player has left the table, and says what to do.",
  ["usage.phones"] = "phones [PLAYER [new|off]]",
  ["command.phones"] = "who is on a phone now; that player's code, a new one, or none.",
  ["usage.recall"] = "recall WHO",
  ["command.recall"] = "who may see past votes, marks and claims again: everybody, moderator, nobody, or "
    .. "each as in votes=nobody. recall alone shows what is agreed.",
  ["correct-nothing"] = "Nothing can be corrected at this moment; undo and amend take answers back.",
  ["correct-how"] = "Expected what to correct, and how it really is",
  ["correct-how.example"] = ", for example one of:",
  ["correct-wrong"] = "That cannot be: the game could not go on like that, or its cards would not add up. "
    .. "Nothing changed.",
  ["cannot-be"] = "That cannot be: it does not agree with what was told in secret. Look again; if that was wrong, "
    .. "amend it.",
  ["corrected"] = "Ruling – {what}: {value}.",
  ["corrected-of"] = "Ruling – {player}, {what}: {value}.",
  ["corrected-whose"] = "{player}, {what}",
  ["drawn-by-chance"] = "Drawn by the app:",
  ["usage.correct"] = "correct WHAT VALUE",
  ["command.correct"] = "brings the game in line with the table, from "
    .. "here on; correct alone lists what can be.",
  ["kind.open"] = "seal opened",
  ["seal.made"] =
    "This game is sealed as {mark}. Write that down if you like. Then each of you says a word that nobody "
    .. "could have known before. The words go into the shuffle, so nobody has chosen it.",
  ["seal.opened"] =
    "The seal {mark} is opened: {seed}. narrator verify shows that nobody chose what chance "
    .. "drew.",
  ["kind.undo"] = "taken back from answer",
  ["kind.correct"] = "corrected",
  ["usage.join"] = "join NAME [after PLAYER]",
  ["command.join"] = "a latecomer sits down: before the first answer, or where the rules let them in later.",
  ["join-how"] = "Expected the name of the latecomer, and if you like whom they sit after",
  ["join-how.example"] = ", for example: join Zoe after {player}",
  ["join-late"] = "{name} cannot join any more: this game lets nobody in after the first answer, or there is no round "
    .. "left to join. rename gives {name} the seat of somebody who leaves.",
  ["join-full"] = "{name} cannot join: this game is for at most {most} players.",
}
