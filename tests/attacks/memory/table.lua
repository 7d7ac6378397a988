-- stopped: memory
variant{ id = "table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  for i = 1, 1 << 40 do t[i] = { i } end
  return base(...)
end)
