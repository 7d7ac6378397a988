-- stopped
variant{ id = "of-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", of = "Evil", from = { "a" } }
  return base(...)
end)
