-- stopped: too long
variant{ id = "loop-repeat", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  repeat local x = 1 until x == 2
  return base(...)
end)
