-- stopped
variant{ id = "form-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q)
  q.form = "evil"
  return base(q)
end)
