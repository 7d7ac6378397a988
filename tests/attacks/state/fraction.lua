-- stopped (no line): fraction
variant{ id = "fraction", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = 0.5
  return base(g)
end)
