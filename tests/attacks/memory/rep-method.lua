-- stopped: too long
variant{ id = "rep-method", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local s = ("x"):rep(1 << 31)
  return base(...)
end)
