-- The ranks go round, so that a 13 or a 1 is no better to hide than a 7.
variant{
  id = "rank-circle",
  game = "secret-agent",
  title = { en = "The ranks go round" },
  rule = { en = "13 is next to 1: the distance between two ranks is counted the shorter way round." },
}

around("distance", function(base, g, agent, face)
  local straight = base(g, agent, face)
  return math.min(straight, 13 - straight)
end)

test("1 is next to 13", {
  players = 3, deal = "none",
  play = { "1", "R13", "R1", "R11", "Y3" },
  says = "R1 makes contact",
})
