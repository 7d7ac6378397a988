-- stopped: belongs to the library
variant{ id = "library-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  table.insert(cards, function() end)
  return base(g)
end)
