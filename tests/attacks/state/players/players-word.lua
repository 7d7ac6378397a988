-- stopped
variant{ id = "players-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players = "evil"
  return base(g)
end)
