-- stopped: in a list
variant{ id = "options-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = 7 }
  return base(...)
end)
