-- stopped: without saying why
variant{ id = "error-nil", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error(nil)
  return base(...)
end)
