-- stopped
variant{ id = "cards-shuffle-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local g = {}
  local pile = cards.new(g, "evil", { { "a", 5000 } })
  cards.shuffle(g, "evil", pile, "pile")
  return base(...)
end)
