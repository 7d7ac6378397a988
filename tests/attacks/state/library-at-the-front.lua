-- stopped: belongs to the library
variant{ id = "library-at-the-front", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  table.insert(math, 1, 7)
  return base(g)
end)
