-- stopped: control
variant{ id = "id-escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "\27[2J", from = { "a" } }
  return base(...)
end)
