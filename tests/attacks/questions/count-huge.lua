-- stopped: more than there is
variant{ id = "count-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, count = 1000 }
  return base(...)
end)
