-- harmless: a pause that is no number is none
variant{ id = "pause-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  narrate("again", nil, "long")
  return base(...)
end)
