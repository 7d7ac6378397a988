-- stopped
variant{ id = "count-negative", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, count = -1 }
  return base(...)
end)
