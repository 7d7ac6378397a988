-- harmless: options are worked out once, in every replay alike
variant{ id = "options-change-g", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("candidates", function(base, g)
  g.round = g.round + 1
  return base(g)
end)
