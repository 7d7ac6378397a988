-- harmless: a pause is at most some minutes
variant{ id = "pause-huge", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  narrate("again", nil, 1 << 62)
  return base(...)
end)
