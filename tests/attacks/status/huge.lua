-- stopped
variant{ id = "huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board.x = {}
  for i = 1, 200000 do s.board.x[i] = i end
  return s
end)
