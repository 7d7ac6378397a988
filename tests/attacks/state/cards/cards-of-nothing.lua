-- stopped
variant{ id = "cards-of-nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  cards.possible({}, "evil", 1)
  return base(...)
end)
