-- The Double Agent takes a turn out of order; the lead stays where it was.
variant{
  id = "double-agent",
  game = "secret-agent",
  title = { en = "The Double Agent interrupts" },
  rule = {
    en = "Whoever uses the Double Agent takes the first turn; then the usual leader and the others follow as if "
      .. "nothing had happened.",
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

test("behind its holder the usual leader goes on", {
  players = 4, deal = "none",
  play = { "1", "R8", "guess R1", "guess R2", "R7", "Y1", "guess R8", "Y13", "Y1", "Y2", "Y12", "Y3", "pass",
    "yes", "Y5", "Y6" },
  says = "P2 plays Y6",
})
