-- rank-circle.lua bằng tiếng Việt.
return {
  title = "Bậc nối vòng",
  rule = "13 kề với 1: khoảng cách giữa hai bậc tính theo đường vòng ngắn hơn.",
}
