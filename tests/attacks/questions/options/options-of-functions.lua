-- stopped: players or words
variant{ id = "options-of-functions", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { function() end } }
  return base(...)
end)
