-- stopped
variant{ id = "players-emptied", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.players = {}
  return base(g)
end)
