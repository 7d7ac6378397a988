-- stopped: above
variant{ id = "number-backwards", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  number{ id = "die", min = 2, max = 1 }
  return base(...)
end)
