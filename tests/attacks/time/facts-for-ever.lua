-- stopped: too
variant{ id = "facts-for-ever", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  while true do reveal("everybody", g.players[1], "hand", "red") end
end)
