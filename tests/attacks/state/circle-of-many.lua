-- stopped (no line)
variant{ id = "circle-of-many", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local all = {}
  for i = 1, 2000 do all[i] = {} end
  for i = 1, 2000 do
    for k = 1, 20 do all[i][k] = all[(i * 7 + k * 13) % 2000 + 1] end
  end
  g.evil = all
  return base(g)
end)
