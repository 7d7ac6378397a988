-- For gentler tables: a downfall takes what somebody has, and no more.
variant{
  id = "no-debt",
  game = "wheel-of-history",
  title = { en = "No score below zero" },
  rule = { en = "No score goes below zero: losses stop there." },
}

around("score", function(base, g, player, points) base(g, player, math.max(points, math.min(0, -player.score))) end)

test("who has nothing loses nothing", {
  players = 2, deal = "none",
  play = { "R1 Y1 G1 B1 P1 R2 R3 R4 R5 Y2 Y3 Y4 Y5 G2 G3 G4 G5 B2 B3 B4 B5 P2 P3 P4 P5", "1", "1", "1", "1", "1",
    "1" },
  status = { board = { players = { { score = 0 }, { score = 0 } } } },
})
