-- stopped
variant{ id = "varargs", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local function f(...) return f(1, 2, 3, 4, 5, 6, 7, 8, ...) end
  f()
  return base(...)
end)
