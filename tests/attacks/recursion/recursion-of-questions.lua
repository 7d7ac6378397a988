-- stopped
variant{ id = "recursion-of-questions", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q)
  return choose(q)
end)
