-- stopped: for variants
variant{ id = "advice-in-play", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  around("finish", function() end)
  return base(...)
end)
