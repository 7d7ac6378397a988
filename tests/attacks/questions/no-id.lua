-- stopped: needs an id
variant{ id = "no-id", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ from = { "a" } }
  return base(...)
end)
