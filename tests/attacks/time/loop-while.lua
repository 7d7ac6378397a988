-- stopped: too long
variant{ id = "loop-while", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  while true do end
  return base(...)
end)
