-- stopped: no rule named
variant{ id = "rule-called-unknown", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  rule.nothing()
  return base(...)
end)
