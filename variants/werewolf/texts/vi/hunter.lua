-- hunter.lua bằng tiếng Việt.
return {
  title = "Thợ săn",
  rule = "Một dân làng là thợ săn, khi chết được bắn một người còn sống.",
  settings = { poisoned = "thợ săn bị đầu độc có được bắn không" },
  text = {
    ["word.hunter"] = "thợ săn",
    ["also.hunter"] = "hunter",
    ["label.shot"] = "Bị bắn",
    ["word.shot"] = "bị bắn",
    ["ask.shoot"] = "{of} bắn ai?",
    ["help.shoot"] = "Thợ săn bắn một người còn sống, hoặc không ai.",
    ["hunter.shoots"] = "{hunter} là thợ săn, và bắn {player}.",
  },
}
