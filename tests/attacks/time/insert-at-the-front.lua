-- stopped: too long
variant{ id = "insert-at-the-front", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local list = {}
  for i = 1, 90000 do list[i] = i end
  while true do table.insert(list, 1, 0) table.remove(list, 1) end
  return base(g)
end)
