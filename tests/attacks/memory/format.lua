-- stopped: too long
variant{ id = "format", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local s = ("x"):rep(60000)
  string.format("%s%s%s", s, s, s)
  return base(...)
end)
