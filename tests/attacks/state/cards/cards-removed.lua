-- stopped
variant{ id = "cards-removed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.cards = nil
  cards.shuffle(g, "hands", g.pile, "pile")
  return base(g)
end)
