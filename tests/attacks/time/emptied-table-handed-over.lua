-- stopped
variant{ id = "emptied-table-handed-over", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("display", function(base, g)
  local emptied, list = {}, {}
  for i = 1, 200000 do emptied["k" .. i] = 1 end
  for i = 1, 200000 do emptied["k" .. i] = nil end
  for i = 1, 90000 do list[i] = emptied end
  return list
end)
