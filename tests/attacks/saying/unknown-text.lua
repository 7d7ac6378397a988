-- harmless: an unknown text shows as its id
variant{ id = "unknown-text", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("no-such-text", {})
  return base(...)
end)
