-- plurality.lua bằng tiếng Việt.
return {
  title = "Nhiều phiếu nhất bị treo cổ",
  rule = "Mọi người bị buộc tội đều tự bào chữa, rồi cả làng cùng lúc chỉ vào một trong số họ. Ai bị chỉ nhiều "
    .. "nhất thì bị treo cổ; bằng nhau thì không ai, trừ khi bàn thỏa thuận khác.",
  text = {
    ["ask.vote"] = "Cùng lúc: bạn chỉ vào ai ({candidates})?",
    ["help.vote"] =
      "Người sống chỉ vào một người bị buộc tội, hoặc không ai. Nhiều nhất thì bị treo cổ; {tie}.",
    ["help.accuse"] =
      "Một người còn sống. Không ai: thôi buộc tội, bắt đầu bỏ phiếu. Rời bàn: có người rời bàn, người đó chết "
      .. "ngay.",
    ["why.accused-before"] = "{player} đã bị buộc tội rồi.",
    ["why.nobody-left"] = "{player} không còn ai để buộc tội.",
  },
}
