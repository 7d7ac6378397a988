-- stopped
variant{ id = "players-removed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players = nil
  return base(g)
end)
