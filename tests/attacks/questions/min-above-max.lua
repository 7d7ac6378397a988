-- stopped: above
variant{ id = "min-above-max", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "a", "b" }, min = 2, max = 1 }
  return base(...)
end)
