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
    ["ask.witch-heal"] = "Phù thủy có cứu {player} không?{idle}",
    ["also.yes.witch-heal"] = "cứu, có cứu",
    ["also.no.witch-heal"] = "không cứu, ko cứu",
    ["help.witch-heal"] = "Một lần trong ván: người bị sói chọn được sống.",
    ["ask.witch-poison"] = "Phù thủy đầu độc ai?{idle}",
    ["help.witch-poison"] = "Một lần trong ván: một người sống khác sẽ chết đêm nay; hoặc không ai.",
    ["label.witch-heal"] = "Phù thủy cứu",
    ["label.witch-poison"] = "Phù thủy đầu độc",
    ["label.healed"] = "được cứu đêm",
    ["label.poisoned"] = "bị đầu độc đêm",
    ["why.witch"] = "Phù thủy không đầu độc {player}.",
  },
}
