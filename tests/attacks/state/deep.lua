-- stopped (no line): deep
variant{ id = "deep", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local t = {}
  g.evil = t
  for _ = 1, 1000 do t.t = {}
    t = t.t
  end
  return base(g)
end)
