-- stopped: needs an id
variant{ id = "id-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose{ id = 7, from = { "a" } }
  return base(...)
end)
