-- stopped
variant{ id = "values-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", "evil")
  return base(...)
end)
