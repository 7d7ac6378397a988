-- stopped
variant{ id = "cards-forged", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.cards.hands.face = { "evil" }
  cards.shuffle(g, "hands", g.pile, "pile")
  return base(g)
end)
