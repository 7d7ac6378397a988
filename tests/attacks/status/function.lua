-- stopped: function
variant{ id = "function", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board.f = function() end
  return s
end)
