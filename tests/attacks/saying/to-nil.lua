-- stopped
variant{ id = "to-nil", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  tell(nil, "again")
  return base(...)
end)
