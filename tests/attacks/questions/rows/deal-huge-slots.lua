-- stopped: slots
variant{ id = "deal-huge-slots", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  deal{ id = "pile", slots = 999999999, from = { "a" }, copies = { 1 } }
  return base(...)
end)
