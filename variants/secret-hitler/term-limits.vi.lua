-- term-limits.lua bằng tiếng Việt.
return {
  title = "Luật giới hạn nhiệm kỳ khác",
  rule = "Ai không đủ điều kiện, và khi nào Tổng thống vừa rồi được đề cử lại, theo "
    .. "các thiết lập nêu sau đây.",
  settings = {
    rule = "bị giới hạn: cặp trúng cử gần nhất; chỉ cặp trúng cử ở vòng ngay trước; cặp "
      .. "ban hành chính sách gần nhất",
    exception = "Tổng thống vừa rồi được đề cử: khi còn 5 người sống trở xuống; chỉ trong ván "
      .. "bắt đầu với 5 người",
  },
  text = {
    ["term-limits.last-elected"] = "Không đủ điều kiện: chính phủ trúng cử gần nhất.",
    ["term-limits.previous-round"] = "Không đủ điều kiện: chính phủ trúng cử ở vòng ngay trước, nếu có.",
    ["term-limits.last-enacted"] = "Không đủ điều kiện: chính phủ ban hành chính sách gần nhất.",
    ["term-limits.alive5"] = "Khi còn năm người sống trở xuống, chỉ Thủ tướng bị giới hạn.",
    ["term-limits.start5"] = "Chỉ trong ván bắt đầu với năm người, Tổng thống mới không bị giới hạn.",
    ["term-limits.why.previous-round.chancellor"] = "{player} là Thủ tướng ở vòng ngay trước nên không thể được đề cử.",
    ["term-limits.why.previous-round.president"] = "{player} là Tổng thống ở vòng ngay trước nên không thể được đề cử.",
    ["term-limits.why.last-enacted.chancellor"] =
      "{player} là Thủ tướng của chính phủ ban hành chính sách gần nhất nên không thể "
      .. "được đề cử.",
    ["term-limits.why.last-enacted.president"] =
      "{player} là Tổng thống của chính phủ ban hành chính sách gần nhất nên không thể "
      .. "được đề cử.",
    ["term-limits.why.last-elected.chancellor"] = "{player} là Thủ tướng trúng cử gần nhất nên không thể được đề cử.",
    ["term-limits.why.last-elected.president"] = "{player} là Tổng thống trúng cử gần nhất nên không thể được đề cử.",
  },
}
