-- stopped: too much to hand over
variant{ id = "audience-of-many", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local everybody = {}
  for i = 1, 90000 do everybody[i] = g.players[1] end
  for _ = 1, 50 do reveal(everybody, g.players[1], "hand", "x") end
  return base(g)
end)
