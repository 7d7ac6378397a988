-- stopped
variant{ id = "player-seat-changed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1].seat = 2
  return base(g)
end)
