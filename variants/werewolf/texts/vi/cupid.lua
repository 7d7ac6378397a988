-- cupid.lua bằng tiếng Việt.
return {
  title = "Thần tình yêu",
  rule = "Một dân làng là thần tình yêu, đêm đầu tiên chọn hai người yêu nhau. Một người chết thì người kia chết "
    .. "theo. Cặp tình nhân khác phe còn lại sau cùng thì cùng thắng.",
  text = {
    ["word.cupid"] = "thần tình yêu",
    ["also.cupid"] = "cupid",
    ["cupid-wakes"] = "Thần tình yêu mở mắt ra. Chỉ vào hai người sẽ yêu nhau.",
    ["cupid-sleeps"] =
      "Thần tình yêu nhắm mắt lại. Tôi chạm vào hai người yêu nhau: mở mắt nhìn nhau, rồi nhắm lại.",
    ["ask.cupid"] = "Thần tình yêu chọn hai người nào?{idle}",
    ["label.cupid"] = "Cặp tình nhân",
    ["cupid.two"] = "Thần tình yêu chọn hai người, hoặc không ai.",
    ["help.cupid"] = "Hai người, có thể là chính thần tình yêu. Chạm vào họ khi thần đã nhắm mắt.",
    ["cupid.lovers"] = "Chạm vào cặp tình nhân khi thần tình yêu đã nhắm mắt: {players}.",
  },
}
