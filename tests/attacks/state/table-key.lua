-- stopped (no line): key
variant{ id = "table-key", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = { [{}] = 1 }
  return base(g)
end)
