-- stopped: in a list
variant{ id = "options-return-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = function() return "evil" end }
  return base(...)
end)
