-- stopped
variant{ id = "args-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, args = 7 }
  return base(...)
end)
