-- stopped
variant{ id = "nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s = nil
  return s
end)
