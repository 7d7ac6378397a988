-- stopped (no line): circle
variant{ id = "cycle", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = g
  return base(g)
end)
