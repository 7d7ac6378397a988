-- stopped: whole
variant{ id = "number-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  number{ id = "die", min = -9223372036854775807, max = 9223372036854775807 }
  return base(...)
end)
