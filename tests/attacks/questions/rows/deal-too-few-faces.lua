-- stopped: fewer
variant{ id = "deal-too-few-faces", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  deal{ id = "pile", slots = 6, from = { "a" }, copies = { 2 }, chance = true }
  return base(...)
end)
