-- stopped: too many
variant{ id = "unpack-bomb-negative", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  table.unpack({}, -9223372036854775807 - 1, 9223372036854775807)
  return base(...)
end)
