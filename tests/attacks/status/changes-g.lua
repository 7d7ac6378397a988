-- stopped: changes the game
variant{ id = "changes-g", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  g.round = g.round + 1
  return base(g)
end)
