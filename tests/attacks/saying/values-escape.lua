-- stopped: control
variant{ id = "values-escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", { x = "\27]0;evil\7" })
  return base(...)
end)
