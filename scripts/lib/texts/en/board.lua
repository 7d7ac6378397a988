-- What is said around the pictures of the table.
return {
  ["board.round"] = "Round {round}",
  ["board.item"] = "{label}: {what}",
  ["board.separator"] = "; ",
  ["board.track"] = "{label}: {value} of {max}",
  ["board.pawn"] = "pawn",
  ["board.ring"] = "{label} ({n} {n:card|cards}, clockwise)",
  ["board.over"] = "The game is over.",
  ["board.winners"] = "The game is over. {winners:Winner|Winners}: {winners}",
  ["board.facts-public"] = "Known to everybody:",
  ["board.facts-moderator"] = "Known to the moderator:",
  ["board.facts-player"] = "Told to {player}:",
  ["board.fact"] = "{player}: {what}",
  ["board.fact-labelled"] = "{player}, {label}: {what}",
  ["options.more"] = "{more} more",
  ["options.range"] = "{least} to {most}",
  ["options.enter"] = "press Enter",
}
