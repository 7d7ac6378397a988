-- stopped: whole
variant{ id = "count-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, count = "many" }
  return base(...)
end)
