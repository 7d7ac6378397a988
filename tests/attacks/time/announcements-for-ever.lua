-- stopped: too much
variant{ id = "announcements-for-ever", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  while true do announce("voted", { ja = 1 }) end
  return base(...)
end)
