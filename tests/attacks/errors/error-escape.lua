-- stopped: evil
variant{ id = "error-escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error("\27[2J\27]0;evil\7 \u{9b}31m evil")
  return base(...)
end)
