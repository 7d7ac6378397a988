-- stopped: nobody
variant{ id = "deal-negative-slots", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  deal{ id = "pile", slots = -5, from = { "a" } }
  return base(...)
end)
