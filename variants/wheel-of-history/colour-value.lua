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
