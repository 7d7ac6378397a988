-- rank-circle.lua bằng tiếng Việt.
return {
  title = "Số nối vòng",
  rule = "13 kề với 1: khoảng cách giữa hai số tính theo đường vòng ngắn hơn.",
}
