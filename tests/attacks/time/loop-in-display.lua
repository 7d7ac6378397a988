-- stopped: too long
variant{ id = "loop-in-display", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("display", function(base, ...)
  while true do end
  return base(...)
end)
