-- stopped: too long
variant{ id = "loop-in-options", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("candidates", function(base, ...)
  while true do end
  return base(...)
end)
