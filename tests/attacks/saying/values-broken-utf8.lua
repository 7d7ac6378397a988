-- stopped: UTF-8
variant{ id = "values-broken-utf8", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  announce("again", { x = "\xff\xfe" })
  return base(...)
end)
