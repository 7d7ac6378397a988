-- stopped
variant{ id = "options-ask", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = function() return { choose{ id = "extra", from = { "a" } } } end }
  return base(...)
end)
