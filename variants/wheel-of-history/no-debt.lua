-- For gentler tables: a downfall takes what somebody has, and no more.
variant{
  id = "no-debt",
  game = "wheel-of-history",
  title = { en = "No score below zero", ja = "マイナスなし", vi = "Không xuống dưới không" },
  rule = {
    en = "No score goes below zero: who has less to lose loses what they have.",
    ja = "得点は0を下回りません。足りない分は失いません。",
    vi = "Không ai xuống dưới 0 điểm: mất nhiều nhất là số điểm đang có.",
  },
}

around("score", function(base, g, player, points) base(g, player, math.max(points, -player.score)) end)
