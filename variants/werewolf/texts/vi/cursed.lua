-- cursed.lua bằng tiếng Việt.
return {
  title = "Kẻ bị nguyền",
  rule = "Một dân làng là kẻ bị nguyền, bị cắn mà không ai cản thì từ sáng thành sói; không ai khác được biết.",
  text = {
    ["word.cursed"] = "kẻ bị nguyền",
    ["also.cursed"] = "cursed",
  },
}
