-- House rules mended or left out during the evening.
return {
  ["rules-none"] = "There is no house rule in this game.",
  ["rules-unknown"] = "There is no house rule {typed} in this game. There are: {known}.",
  ["rules-failed"] = "The game goes on under the rules it had.",
  ["rules-sure"] = "Go on under these rules? (y/n)",
  ["rules-changed"] = "The rules have changed: {what}.",
  ["reload-nothing"] = "There is no file of a house rule to read again. Expected one, for example: reload ./mine.lua",
  ["reload-same"] = "The file says what it said before.",
  ["without"] = "without {name}",
  ["without-how"] = "Expected the name of a house rule, for example: without mine",
  ["usage.reload"] = "reload [FILE.lua]",
  ["command.reload"] = "reads the mended file of a house rule again and runs the game anew under it.",
  ["usage.without"] = "without NAME",
  ["command.without"] = "leaves a house rule out and runs the game anew without it.",
  ["kind.rules"] = "house rules",
}
