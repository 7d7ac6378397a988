-- stopped: nothing to choose
variant{ id = "options-return-nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = function() end }
  return base(...)
end)
