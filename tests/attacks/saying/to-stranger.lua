-- stopped
variant{ id = "to-stranger", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  tell({ seat = 99, name = "Evil" }, "again")
  return base(...)
end)
