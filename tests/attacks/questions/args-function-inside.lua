-- stopped
variant{ id = "args-function-inside", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a" }, args = { x = function() end } }
  return base(...)
end)
