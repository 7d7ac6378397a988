-- The first round of each mission is led by the Director's left neighbour.
variant{
  id = "mission-lead",
  game = "secret-agent",
  title = { en = "A fresh lead each mission" },
  rule = { en = "The player on the Director's left leads the first round of every mission." },
}

-- Who made contact in the mission before does not lead on (the other reading of R-SA-1).
around("lead_into_mission", function(_, g) return rule.left_of(g, g.director) end)

test("the Director's left leads into the second mission", {
  players = 3, deal = "none",
  play = { "1", "R8", "R5", "R11", "G8", "guess R8", "R1" },
  says = "P1 leads",
})
