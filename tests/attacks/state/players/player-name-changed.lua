-- stopped: control
variant{ id = "player-name-changed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1].name = "\27[2J"
  return base(g)
end)
