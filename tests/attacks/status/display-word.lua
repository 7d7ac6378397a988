-- stopped
variant{ id = "display-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("display", function(base, g)
  return "evil"
end)
