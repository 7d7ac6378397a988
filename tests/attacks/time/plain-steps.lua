-- harmless: the others are timed against its forty million plain steps
variant{ id = "plain-steps", game = "victim", title = { en = "Slow" }, rule = { en = "Nothing is done, slowly." } }
around("round", function(base, g)
  for _ = 1, 5 do
    choose{ id = "hand", from = { "red", "blue" } }
    for _ = 1, 4000000 do end
  end
  return base(g)
end)
