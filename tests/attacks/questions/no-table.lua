-- stopped
variant{ id = "no-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  choose(1)
  return base(...)
end)
