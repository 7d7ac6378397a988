-- stopped (no line): deep
variant{ id = "shared", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local t = {}
  for _ = 1, 40 do t = { t, t } end
  g.evil = t
  return base(g)
end)
