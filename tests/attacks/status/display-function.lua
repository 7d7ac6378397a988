-- stopped: function
variant{ id = "display-function", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("display", function(base, g)
  return { function() end }
end)
