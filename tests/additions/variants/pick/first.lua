-- The first player cannot win.
variant{ id = "first", game = "pick", title = { en = "Not the first" }, rule = { en = "The first player cannot win." } }

around("pick", function(_, g)
  return choose{ id = "winner", from = where(g.players, function(player) return player.seat > 1 end) }
end)
