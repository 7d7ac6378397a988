-- stopped
variant{ id = "char-bomb", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  string.char(table.unpack(map(where({ 1 }, function() return true end), function() return 256 end)))
  return base(...)
end)
