-- stopped: control
variant{ id = "options-escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra", from = { "\27[2J" } }
  return base(...)
end)
