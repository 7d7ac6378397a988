-- harmless: find knows no patterns
variant{ id = "pattern-is-plain", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  string.find(("a"):rep(30), ("a*"):rep(30) .. "b")
  return base(...)
end)
