-- stopped: about a player
variant{ id = "fact-about-nobody", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  reveal("everybody", "Evil", "hand", "red")
  return base(...)
end)
