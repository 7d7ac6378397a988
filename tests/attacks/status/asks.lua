-- stopped
variant{ id = "asks", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  choose{ id = "extra", from = { "a" } }
  return s
end)
