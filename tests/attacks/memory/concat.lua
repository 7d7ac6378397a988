-- stopped
variant{ id = "concat", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  for i = 1, 1000 do t[i] = ("x"):rep(65536) end
  local s = table.concat(t)
  s = s .. s
  return base(...)
end)
