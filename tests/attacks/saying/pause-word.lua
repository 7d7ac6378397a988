-- stopped
variant{ id = "pause-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  narrate("again", nil, "long")
  return base(...)
end)
