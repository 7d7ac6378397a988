-- stopped: range
variant{ id = "select-bomb", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  select(-9223372036854775807, 1)
  return base(...)
end)
