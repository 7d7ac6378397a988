-- stopped: no player
variant{ id = "to-list-of-words", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  tell({ "Aki" }, "again")
  return base(...)
end)
