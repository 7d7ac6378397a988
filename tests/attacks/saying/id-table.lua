-- stopped
variant{ id = "id-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce({})
  return base(...)
end)
