-- stopped (no line): mixes
variant{ id = "mixed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = { 1, x = 2 }
  return base(g)
end)
