-- stopped: new here
variant{ id = "global-written-in-play", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  evil = 1
  return base(...)
end)
