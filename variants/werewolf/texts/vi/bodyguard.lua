-- bodyguard.lua bằng tiếng Việt.
return {
  title = "Vệ sĩ",
  rule = "Một dân làng là vệ sĩ, mỗi đêm chỉ vào một người, khác đêm trước, và chết thay khi người đó bị cắn.",
  text = {
    ["word.bodyguard"] = "vệ sĩ",
    ["also.bodyguard"] = "bodyguard",
    ["bodyguard-wakes"] = "Vệ sĩ mở mắt ra. Chỉ vào người bạn che chắn đêm nay.",
    ["bodyguard-sleeps"] = "Vệ sĩ nhắm mắt lại.",
    ["ask.bodyguard"] = "Vệ sĩ chỉ vào ai?{idle}",
    ["help.bodyguard"] = "Bất kỳ người sống nào, trừ người của đêm trước. Vệ sĩ chết thay khi người đó bị cắn.",
    ["why.shielded-before"] = "Đêm trước vệ sĩ đã che chắn {player}.",
    ["label.bodyguard"] = "Vệ sĩ che chắn",
    ["label.shielded"] = "được che chắn đêm",
  },
}
