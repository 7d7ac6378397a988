-- stopped
variant{ id = "to-stranger", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, secret = true, to = { { seat = 77 } } }
  return base(...)
end)
