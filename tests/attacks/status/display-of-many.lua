-- stopped: shows too much
variant{ id = "display-of-many", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("display", function(base, g)
  local items = {}
  for i = 1, 20000 do items[i] = "again" end
  return { { kind = "list", items = items } }
end)
