-- stopped: fraction
variant{ id = "values-fraction", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", { x = 1 / 3 })
  return base(...)
end)
