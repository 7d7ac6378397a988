-- stopped: too long
variant{ id = "rep", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  string.rep("x", 1 << 40)
  return base(...)
end)
