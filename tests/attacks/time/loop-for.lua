-- stopped: too long
variant{ id = "loop-for", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  for _ = 1, math.tointeger(9223372036854775807) do end
  return base(...)
end)
