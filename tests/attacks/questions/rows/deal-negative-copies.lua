-- stopped: copies
variant{ id = "deal-negative-copies", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  deal{ id = "pile", slots = 1, from = { "a" }, copies = { -1 } }
  return base(...)
end)
