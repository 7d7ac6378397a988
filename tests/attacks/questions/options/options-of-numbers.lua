-- stopped: players or words
variant{ id = "options-of-numbers", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { 1, 2 } }
  return base(...)
end)
