-- stopped: whole
variant{ id = "count-fraction", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, count = 1.5 }
  return base(...)
end)
