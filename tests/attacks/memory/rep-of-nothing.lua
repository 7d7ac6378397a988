-- stopped: too long
variant{ id = "rep-of-nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  string.rep("", 1 << 62)
  return base(...)
end)
