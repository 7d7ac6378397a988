-- stopped: copies
variant{ id = "deal-huge-copies", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  deal{ id = "pile", slots = 1, from = { "a" }, copies = { 999999999 } }
  return base(...)
end)
