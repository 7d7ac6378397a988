-- stopped: too much
variant{ id = "findings-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function()
  local list, found = {}, {}
  for i = 1, 500 do list[i] = i end
  local one = { id = "again", args = { list = list } }
  for i = 1, 500 do found[i] = { id = "tired", reasons = { one, one, one } } end
  return found
end)
