-- harmless: a list ends where its first hole is
variant{ id = "list-of-false-length", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  for i = 61, 0, -1 do t[1 << i] = "x" end
  table.insert(t, 1, 1)
  return base(...)
end)
