-- stopped
variant{ id = "list", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s = { 1, 2, 3 }
  return s
end)
