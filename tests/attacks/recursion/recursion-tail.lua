-- stopped: too long
variant{ id = "recursion-tail", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local function f(n) return f(n + 1) end
  f(1)
  return base(...)
end)
