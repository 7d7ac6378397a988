-- stopped
variant{ id = "in-g", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.t = {}
  for i = 1, 1 << 40 do g.t[i] = i end
end)
