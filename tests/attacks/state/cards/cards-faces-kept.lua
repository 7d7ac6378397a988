-- harmless: what a question lists is its own, not the deck's
variant{ id = "cards-faces-kept", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.pile", function(base, q)
  table.insert(q.from, "green")
  table.insert(q.copies, 1)
  return base(q)
end)
