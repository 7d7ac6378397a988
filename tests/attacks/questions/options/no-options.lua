-- stopped: it has no 'from'
variant{ id = "no-options", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = "extra" }
  return base(...)
end)
