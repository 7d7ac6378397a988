-- stopped: too long
variant{ id = "loop-in-check", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("check", function(base, ...)
  while true do end
  return base(...)
end)
