-- white-wolf.lua bằng tiếng Việt.
return {
  title = "Sói trắng",
  rule = "Một dân làng là sói trắng, cũng là sói, cứ hai đêm được giết một người, và thắng một mình khi "
    .. "là người sống cuối cùng.",
  text = {
    ["word.white-wolf"] = "sói trắng",
    ["also.white-wolf"] = "white",
    ["team.white-wolf"] = "sói trắng",
    ["white-wolf-wakes"] = "Sói trắng mở mắt ra. Có giết ai không? Chỉ, hoặc lắc đầu.",
    ["white-wolf-sleeps"] = "Sói trắng nhắm mắt lại.",
    ["ask.white-wolf"] = "Sói trắng giết ai?{idle}",
    ["help.white-wolf"] = "Cứ hai đêm một lần, bất kỳ người sống nào khác, kể cả sói; hoặc không ai.",
    ["why.white-wolf"] = "Sói trắng không giết {player}.",
    ["label.white-wolf"] = "Sói trắng giết",
  },
}
