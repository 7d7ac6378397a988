-- stopped
variant{ id = "word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win("evil")
  return base(...)
end)
