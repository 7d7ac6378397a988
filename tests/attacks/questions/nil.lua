-- stopped
variant{ id = "nil", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose(nil)
  return base(...)
end)
