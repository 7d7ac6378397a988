-- stopped: too long
variant{ id = "loop-in-status", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, ...)
  while true do end
  return base(...)
end)
