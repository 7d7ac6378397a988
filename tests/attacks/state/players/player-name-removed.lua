-- harmless: a player without a name has no name in views
variant{ id = "player-name-removed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1].name = nil
  return base(g)
end)
