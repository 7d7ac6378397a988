-- stopped (no line): g.evil.t leads back to g.evil
variant{ id = "cycle-inside", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local t = {}
  t.t = t
  g.evil = t
  return base(g)
end)
