-- stopped: control
variant{ id = "escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.board.x = "\27[2J"
  return s
end)
