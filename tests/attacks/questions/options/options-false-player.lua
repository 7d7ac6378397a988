-- stopped: players or words
variant{ id = "options-false-player", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { { seat = 99, name = "Evil" } } }
  return base(...)
end)
