-- stopped: belongs to the library
variant{ id = "library-string", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  table.insert(string, "x")
  return base(g)
end)
