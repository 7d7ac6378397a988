-- stopped: hole, or names
variant{ id = "hole", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board.x = { 1, nil, 3, nil, 5, [100] = 7 }
  return s
end)
