-- stopped: deep
variant{ id = "deep", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  local t = s.board
  for _ = 1, 1000 do t.t = {}
    t = t.t
  end
  return s
end)
