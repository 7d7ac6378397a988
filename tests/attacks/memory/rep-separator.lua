-- stopped: too long
variant{ id = "rep-separator", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  ("x"):rep(60000, ("y"):rep(60000))
  return base(...)
end)
