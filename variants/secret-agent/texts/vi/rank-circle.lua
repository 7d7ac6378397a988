-- rank-circle.lua bằng tiếng Việt.
return {
  title = "Bậc nối vòng",
  rule = "13 kề với 1: khoảng cách giữa hai bậc tính theo đường vòng ngắn hơn.",
  text = {
    ["word.contact-rule-2"] = "Luật 2: trong các lá cùng màu, lá có bậc gần nhất (13 kề với 1) liên lạc được, cách đều "
      .. "thì bậc cao hơn.",
    ["word.contact-rule-3"] = "Luật 3: khi không có lá cùng màu, lá có bậc gần nhất trong tất cả (13 kề với 1) liên "
      .. "lạc được, cách đều thì bậc cao hơn.",
    ["help.contact"] = "{of} so các lá đã đánh ({cards}) với Mật vụ và nêu một lá. Lá cùng màu, nếu nhiều lá thì lá "
      .. "có bậc gần nhất, 13 kề với 1; nếu không có lá cùng màu thì lá có bậc gần nhất trong tất cả. Cách đều thì bậc "
      .. "cao hơn, cùng bậc thì {tie}. Chỉ nêu lá bài, không nói lý do.",
  },
}
