-- term-limits.lua bằng tiếng Việt.
return {
  title = "Luật giới hạn nhiệm kỳ khác",
  rule = "Ai không đủ điều kiện, và khi nào Tổng thống vừa rồi được đề cử lại, như sau đây.",
  settings = {
    rule = "ai bị giới hạn nhiệm kỳ",
    exception = "khi nào Tổng thống vừa rồi được đề cử",
  },
  text = {
    ["word.last-elected"] = "chính phủ đắc cử gần nhất",
    ["word.previous-round"] = "chính phủ đắc cử ở vòng ngay trước, nếu có",
    ["word.last-enacted"] = "chính phủ ban hành chính sách gần nhất",
    ["word.alive5"] = "khi còn năm người sống trở xuống",
    ["word.start5"] = "chỉ trong ván bắt đầu với năm người",
    ["term-limits.why.previous-round.chancellor"] = "{player} là Thủ tướng ở vòng ngay trước nên không thể được đề cử.",
    ["term-limits.why.previous-round.president"] = "{player} là Tổng thống ở vòng ngay trước nên không thể được đề cử.",
    ["term-limits.why.last-enacted.chancellor"] =
      "{player} là Thủ tướng của chính phủ ban hành chính sách gần nhất nên không thể "
      .. "được đề cử.",
    ["term-limits.why.last-enacted.president"] =
      "{player} là Tổng thống của chính phủ ban hành chính sách gần nhất nên không thể "
      .. "được đề cử.",
    ["term-limits.why.last-elected.chancellor"] = "{player} là Thủ tướng đắc cử gần nhất nên không thể được đề cử.",
    ["term-limits.why.last-elected.president"] = "{player} là Tổng thống đắc cử gần nhất nên không thể được đề cử.",
  },
}
