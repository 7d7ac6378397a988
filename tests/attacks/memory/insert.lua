-- stopped
variant{ id = "insert", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  while true do table.insert(t, 1, 1) end
  return base(...)
end)
