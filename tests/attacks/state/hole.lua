-- stopped (no line): hole
variant{ id = "hole", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = { 1, nil, 3 }
  return base(g)
end)
