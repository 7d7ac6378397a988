-- stopped
variant{ id = "announces", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  announce("again")
  return s
end)
