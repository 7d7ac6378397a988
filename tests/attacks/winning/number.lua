-- stopped
variant{ id = "number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win(7)
  return base(...)
end)
