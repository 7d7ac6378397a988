-- stopped
variant{ id = "error-many-lines", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error(("evil\r\n"):rep(1000))
  return base(...)
end)
