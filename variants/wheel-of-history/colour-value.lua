-- Complete ranks bring points too, and the round wants one of each.
variant{
  id = "colour-value",
  game = "wheel-of-history",
  title = { en = "Colours and values score", ja = "色と値の精算", vi = "Tính điểm theo màu và số" },
  rule = {
    en = "A completed value scores too, a 1 five points down to a 5 one point; the round ends once at least one "
      .. "colour and one value have been scored.",
    ja = "揃った数も得点になります（1は5点、5は1点）。色と数がそれぞれ一つ以上精算されたら、即座に終了です。",
    vi = "Một số đủ bộ cũng được điểm, lá 1 được năm điểm, giảm dần đến lá 5 được một điểm; ván kết thúc khi ít nhất "
      .. "một màu và một số đã được tính.",
  },
  text = {
    en = { ["rank-complete"] = "All five cards of value {rank} are taken, and they score." },
    ja = { ["rank-complete"] = "{rank}の五枚が揃いました。精算します。" },
    vi = { ["rank-complete"] = "Cả năm lá số {rank} đã được lấy, tính điểm." },
  },
}

-- The lowest card is worth most: 1 brings five points, 5 brings one. Nobody loses anything.
around("rank_worth", function(_, _, rank) return 6 - rank end)

-- A colour and a value must both have been scored. If the cards run out first, that is the end
-- too (R-WH-7).
around("round_over", function(base, g) return g.left == 0 or g.colours_done > 0 and base(g) end)
