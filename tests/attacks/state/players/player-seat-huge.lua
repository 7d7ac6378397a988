-- stopped
variant{ id = "player-seat-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1].seat = 1 << 40
  return base(g)
end)
