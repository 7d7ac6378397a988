-- stopped
variant{ id = "cards-new-junk", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  cards.new({}, "evil", { 7 })
  return base(...)
end)
