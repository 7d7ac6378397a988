-- stopped: too long
variant{ id = "loop-of-library-calls", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = { 1, 2, 3 }
  while true do sorted(map(where(t, function() return true end), function(x) return x end)) end
  return base(...)
end)
