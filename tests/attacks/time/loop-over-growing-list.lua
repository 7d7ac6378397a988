-- stopped: too
variant{ id = "loop-over-growing-list", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = { 1 }
  for i in ipairs(t) do t[i + 1] = i end
  return base(...)
end)
