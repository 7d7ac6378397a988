-- harmless: a list ends where its first hole is
variant{ id = "concat-of-false-length", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  for i = 0, 61 do t[1 << i] = "x" end
  table.concat(t)
  return base(...)
end)
