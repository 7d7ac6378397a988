-- stopped: hole, or names
variant{ id = "mixed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board[1] = 1
  return s
end)
