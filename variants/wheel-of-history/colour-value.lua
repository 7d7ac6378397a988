-- Complete ranks bring points too, and the round wants one of each.
variant{
  id = "colour-value",
  game = "wheel-of-history",
  title = { en = "Colours and values score" },
  rule = {
    en = "A completed value scores too, a 1 five points down to a 5 one point; the round ends once at least one "
      .. "colour and one value have been scored.",
  },
  text = {
    en = { ["rank-complete"] = "All five cards of value {rank} are taken, and they score." },
  },
}

-- The lowest card is worth most: 1 brings five points, 5 brings one. Nobody loses anything.
around("rank_worth", function(_, _, rank) return 6 - rank end)

-- A colour and a value must both have been scored. If the cards run out first, that is the end
-- too (R-WH-7).
around("round_over", function(base, g) return g.left == 0 or g.colours_done > 0 and base(g) end)

test("five ones bring five points each", {
  players = 2, deal = "none",
  play = { "R1 Y1 G1 B1 P1 R2 R3 R4 R5 Y2 Y3 Y4 Y5 G2 G3 G4 G5 B2 B3 B4 B5 P2 P3 P4 P5", "1", "1", "1", "1", "1",
    "1" },
  says = "rank-complete", status = { board = { players = { { score = 15 }, { score = 10 } } } },
})
