-- stopped
variant{ id = "player-name-removed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1].name = nil
  return base(g)
end)
