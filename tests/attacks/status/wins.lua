-- stopped
variant{ id = "wins", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  win{ winners = {} }
  return s
end)
