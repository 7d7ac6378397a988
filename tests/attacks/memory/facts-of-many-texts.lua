-- stopped: too many texts
variant{ id = "facts-of-many-texts", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local text = string.rep("x", 4000)
  for _ = 1, 9000 do reveal("everybody", g.players[1], "hand", text) end
  return base(g)
end)
