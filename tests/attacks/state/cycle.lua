-- stopped (no line): leads back to g
variant{ id = "cycle", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = g
  return base(g)
end)
