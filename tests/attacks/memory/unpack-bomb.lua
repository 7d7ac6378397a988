-- stopped: too many
variant{ id = "unpack-bomb", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  table.unpack({}, 1, 1000000)
  return base(...)
end)
