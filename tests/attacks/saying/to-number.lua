-- stopped
variant{ id = "to-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  tell(7, "again")
  return base(...)
end)
