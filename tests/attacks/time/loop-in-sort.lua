-- stopped: too long
variant{ id = "loop-in-sort", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  sorted({ 2, 1 }, function() while true do end end)
  return base(...)
end)
