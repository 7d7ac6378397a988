-- witch.lua bằng tiếng Việt.
return {
  title = "Phù thủy",
  rule = "Một dân làng là phù thủy, thức dậy sau cùng: được biết ai sắp chết, cả ván được cứu một lần và đầu độc "
    .. "một lần.",
  text = {
    ["word.witch"] = "phù thủy",
    ["also.witch"] = "witch",
    ["witch-wakes"] =
      "Phù thủy mở mắt ra. Tôi cho bạn thấy ai sắp chết. Bạn có cứu không? Có đầu độc ai không? Gật đầu, hoặc chỉ.",
    ["witch-sleeps"] = "Phù thủy nhắm mắt lại.",
    ["witch.would-die"] = "Cho phù thủy thấy ai sắp chết: {players}.",
    ["ask.witch-heal"] = "Phù thủy có cứu {player} không?",
    ["help.witch-heal"] = "Một lần trong ván: người bị sói chọn được sống.",
    ["ask.witch-poison"] = "Phù thủy đầu độc ai?",
    ["help.witch-poison"] = "Một lần trong ván: một người sống khác sẽ chết đêm nay; hoặc không ai.",
    ["why.witch"] = "Phù thủy không đầu độc {player}.",
  },
}
