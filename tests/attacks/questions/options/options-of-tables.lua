-- stopped: players or words
variant{ id = "options-of-tables", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { {} } }
  return base(...)
end)
