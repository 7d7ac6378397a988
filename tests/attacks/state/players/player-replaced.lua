-- harmless: whoever has a seat is its player
variant{ id = "player-replaced", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players[1] = { seat = 1, name = "Evil" }
  return base(g)
end)
