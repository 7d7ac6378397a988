-- stopped
variant{ id = "values-function", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", { x = function() end })
  return base(...)
end)
