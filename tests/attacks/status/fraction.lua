-- stopped: fraction
variant{ id = "fraction", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board.x = 0.5
  return s
end)
