-- serial-killer.lua bằng tiếng Việt.
return {
  title = "Kẻ sát nhân",
  rule = "Một dân làng là kẻ sát nhân, mỗi đêm giết một người, không phải bằng cắn, và thắng một mình "
    .. "khi là người sống cuối cùng.",
  text = {
    ["word.serial-killer"] = "kẻ sát nhân",
    ["also.serial-killer"] = "killer",
    ["team.serial-killer"] = "kẻ sát nhân",
    ["serial-killer-wakes"] = "Kẻ sát nhân mở mắt ra. Chỉ vào người bạn giết.",
    ["serial-killer-sleeps"] = "Kẻ sát nhân nhắm mắt lại.",
    ["ask.serial-killer"] = "Kẻ sát nhân giết ai?{idle}",
    ["help.serial-killer"] = "Bất kỳ người sống nào khác, hoặc không ai.",
    ["why.serial-killer"] = "Kẻ sát nhân không giết {player}.",
    ["label.serial-killer"] = "Kẻ sát nhân giết",
  },
}
