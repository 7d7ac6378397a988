-- stopped (no line): circle
variant{ id = "cycle-inside", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local t = {}
  t.t = t
  g.evil = t
  return base(g)
end)
