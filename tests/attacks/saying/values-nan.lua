-- stopped
variant{ id = "values-nan", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", { x = 0 / 0 })
  return base(...)
end)
