-- stopped
variant{ id = "options-announce", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = function() announce("again") return { "a" } end }
  return base(...)
end)
