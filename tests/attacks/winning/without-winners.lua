-- stopped
variant{ id = "without-winners", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win{}
  return base(...)
end)
