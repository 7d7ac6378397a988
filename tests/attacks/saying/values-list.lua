-- stopped: names
variant{ id = "values-list", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", { 1, 2 })
  return base(...)
end)
