-- stopped
variant{ id = "player-seat-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1].seat = "evil"
  return base(g)
end)
