-- stopped: list of widgets
variant{ id = "display-cycle", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("display", function(base, g)
  return g
end)
