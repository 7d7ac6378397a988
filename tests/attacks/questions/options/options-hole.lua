-- harmless: a list ends where its first hole is
variant{ id = "options-hole", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a", nil, "b" } }
  return base(...)
end)
