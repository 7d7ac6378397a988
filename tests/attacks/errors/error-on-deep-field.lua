-- stopped: nil value
variant{ id = "error-on-deep-field", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local a = {}
  local b = a.b.c
  return base(...)
end)
