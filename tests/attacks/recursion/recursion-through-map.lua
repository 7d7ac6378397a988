-- stopped
variant{ id = "recursion-through-map", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local function f(x) return map({ x }, f) end
  f(1)
  return base(...)
end)
