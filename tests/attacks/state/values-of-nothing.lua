-- harmless: each announcement has values of its own
variant{ id = "values-of-nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("say.again", function(say, to, values)
  assert(values.marked == nil)
  values.marked = 1
  say(to, {})
end)
