-- rebalanced.lua bằng tiếng Việt.
return {
  title = "Cân bằng lại chính sách",
  rule = "Sáu người: bắt đầu với một chính sách Phát xít đã ban hành; bảy người: chỉ "
    .. "mười lá Phát xít; chín người: theo thiết lập.",
  settings = {
    fascists9 = "số lá Phát xít khi chơi chín người: chín hoặc mười",
  },
}
