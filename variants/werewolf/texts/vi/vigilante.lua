-- vigilante.lua bằng tiếng Việt.
return {
  title = "Hiệp sĩ",
  rule = "Một dân làng là hiệp sĩ, một lần trong ván được giết một người ban đêm.",
  text = {
    ["word.vigilante"] = "hiệp sĩ",
    ["also.vigilante"] = "vigilante",
    ["vigilante-wakes"] = "Hiệp sĩ mở mắt ra. Có giết ai không? Chỉ, hoặc lắc đầu.",
    ["vigilante-sleeps"] = "Hiệp sĩ nhắm mắt lại.",
    ["ask.vigilante"] = "Hiệp sĩ giết ai?{idle}",
    ["help.vigilante"] = "Một lần trong ván, bất kỳ người sống nào khác, hoặc không ai.",
    ["why.vigilante"] = "Hiệp sĩ không giết {player}.",
    ["label.vigilante"] = "Hiệp sĩ giết",
  },
}
