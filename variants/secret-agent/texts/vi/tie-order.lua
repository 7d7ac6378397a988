-- tie-order.lua bằng tiếng Việt.
return {
  title = "Hòa thì lá đánh trước thắng",
  rule = "Cùng bậc thì lá được đánh trước trong vòng liên lạc được, bất kể ai ngồi bên trái Trưởng ban.",
  text = {
    ["word.contact-tie"] = "lá được đánh trước",
    ["word.contact-rule-4"] = "Luật 4, ở bàn này: cùng bậc thì lá được đánh trước liên lạc được.",
  },
}
