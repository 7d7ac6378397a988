-- stopped: nothing to choose
variant{ id = "empty-options", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = {} }
  return base(...)
end)
