-- stopped
variant{ id = "cards-new-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  cards.new({}, "evil", { { "face", 1 << 40 } })
  return base(...)
end)
