-- stopped: too long
variant{ id = "loop-in-iterator", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  for _ in function() return 1 end do end
  return base(...)
end)
