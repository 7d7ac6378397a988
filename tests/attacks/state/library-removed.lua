-- stopped: belongs to the library
variant{ id = "library-removed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  table.remove(rule)
  return base(g)
end)
