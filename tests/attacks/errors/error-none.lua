-- stopped
variant{ id = "error-none", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error(none)
  return base(...)
end)
