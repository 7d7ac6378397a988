-- stopped: too long
variant{ id = "questions-of-enter-for-ever", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  while true do acknowledge{ id = "ready" } end
  return base(...)
end)
