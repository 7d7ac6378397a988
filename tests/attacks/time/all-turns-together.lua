-- stopped: the limit is 200 million
variant{ id = "all-turns-together", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  for _ = 1, 400000 do end
  g.round = 0
  for _ = 1, 110 do
    choose{ id = "hand", from = { "red", "blue" } }
    for _ = 1, 4000000 do end
  end
  return base(g)
end)
