-- stopped
variant{ id = "concat-far", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  table.concat({}, "x", 1, 9223372036854775807)
  return base(...)
end)
