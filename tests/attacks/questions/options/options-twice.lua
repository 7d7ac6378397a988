-- stopped: twice
variant{ id = "options-twice", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a", "b", "a" } }
  return base(...)
end)
