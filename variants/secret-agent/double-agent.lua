-- The Double Agent takes a turn out of order; the lead stays where it was.
variant{
  id = "double-agent",
  game = "secret-agent",
  title = { en = "The Double Agent interrupts", ja = "二重スパイは割り込むだけ", vi = "Điệp viên hai mang chen ngang" },
  rule = {
    en = "Whoever uses the Double Agent takes the first turn; then the usual leader and the others follow as if "
      .. "nothing had happened.",
    ja = "二重スパイを使った人が最初に手番を行い、その後は本来のスタートプレイヤーから通常の順に進めます。",
    vi = "Người dùng Điệp viên hai mang đi lượt đầu tiên; sau đó người đi đầu vốn có và những người khác đi "
    .. "theo thứ tự thường lệ.",
  },
}

-- First its holder, then the order of the round without him (the other reading of R-SA-10).
around("order_after_double_agent", function(_, g, holder)
  local order = { holder }
  for _, player in ipairs(rule.clockwise_from(g, g.leader)) do
    if player ~= holder then order[#order + 1] = player end
  end
  return order
end)
