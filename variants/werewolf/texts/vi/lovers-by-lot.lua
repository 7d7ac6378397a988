-- lovers-by-lot.lua bằng tiếng Việt.
return {
  title = "Tình nhân bốc thăm",
  rule =
    "Đêm đầu tiên lá thăm chọn hai người yêu nhau, không ai là thần tình yêu. Một người chết "
    .. "thì người kia chết theo. Cặp tình nhân khác phe còn lại sau cùng thì cùng thắng.",
  text = {
    ["lovers-wake"] =
      "Đã bốc thăm chọn cặp tình nhân. Tôi chạm vào hai người yêu nhau: mở mắt nhìn nhau, rồi nhắm lại.",
    ["ask.lovers"] = "Bốc thăm kín: hai người nào yêu nhau?",
    ["help.lovers"] = "Hai người.",
    ["drawn.lovers"] = "Đã bốc thăm cặp tình nhân.",
    ["lovers.are"] = "Chạm vào cặp tình nhân: {players}.",
    ["label.lovers"] = "Cặp tình nhân",
  },
}
