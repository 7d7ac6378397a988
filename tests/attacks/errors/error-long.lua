-- stopped: xxx
variant{ id = "error-long", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error(("x"):rep(65536))
  return base(...)
end)
