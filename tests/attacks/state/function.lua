-- stopped (no line): function
variant{ id = "function", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  g.evil = function() end
  return base(g)
end)
