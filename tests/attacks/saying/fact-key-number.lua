-- stopped
variant{ id = "fact-key-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local g = ...
  reveal("everybody", g.players[1], 7, "red")
  return base(...)
end)
