-- alpha.lua bằng tiếng Việt.
return {
  title = "Sói đầu đàn",
  rule = "Một dân làng là sói đầu đàn. Một lần trong ván, người bị sói cắn không chết mà thành sói.",
  text = {
    ["word.alpha"] = "sói đầu đàn",
    ["also.alpha"] = "alpha",
    ["ask.alpha"] = "Sói đầu đàn có biến con mồi thành sói không?{idle}",
    ["help.alpha"] = "Một lần trong ván: người bị cắn sống tiếp và thành sói, chỉ riêng người đó được biết.",
    ["label.alpha"] = "Biến thành sói",
  },
}
