-- stopped
variant{ id = "of-stranger", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", of = { seat = 77 }, from = { "a" } }
  return base(...)
end)
