-- stopped: for one game
variant{ id = "facts-of-lists", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("roll", function(base, g, who)
  local list = {}
  for i = 1, 51000 do list[i] = "x" end
  reveal("everybody", who, "hand", list)
  g.round = 0
  return base(g, who)
end)
