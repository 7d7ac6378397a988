-- stopped: deep
variant{ id = "cycle", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board.me = s.board
  return s
end)
