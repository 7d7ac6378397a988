-- stopped
variant{ id = "concat-of-nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local list = {}
  for i = 1, 1000 do list[i] = "" end
  while true do table.concat(list) end
end)
