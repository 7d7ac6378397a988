-- no-nomination.lua bằng tiếng Việt.
return {
  title = "Cả làng cùng chỉ",
  rule = "Không buộc tội: bàn xong, cả làng cùng lúc chỉ vào một người. Ai bị chỉ nhiều nhất thì bị treo cổ; bằng "
    .. "nhau thì không ai, trừ khi bàn thỏa thuận khác.",
  text = {
    ["word.vote"] = "bỏ phiếu",
    ["also.vote"] = "vote",
    ["ask.talk-over"] = "Bàn xong rồi: bỏ phiếu chứ?",
    ["help.talk-over"] =
      "Bỏ phiếu: cả làng cùng chỉ. Không ai: hôm nay không bỏ phiếu. Rời bàn: có người rời bàn, người đó chết ngay.",
    ["ask.vote"] = "Cùng lúc: bạn chỉ vào ai?",
    ["help.vote"] =
      "Người sống chỉ vào một người sống, hoặc không ai. Nhiều nhất thì bị treo cổ; {tie}.",
  },
}
