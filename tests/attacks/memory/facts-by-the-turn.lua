-- stopped: for one game
variant{ id = "facts-by-the-turn", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("roll", function(base, g, who)
  local text = string.rep("x", 4000)
  for _ = 1, 250 do reveal("everybody", who, "hand", text) end
  g.round = 0
  return base(g, who)
end)
