-- stopped
variant{ id = "id-nil", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce(nil)
  return base(...)
end)
