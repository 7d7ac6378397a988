-- stopped
variant{ id = "form-forged", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q)
  q.form = 99
  return base(q)
end)
