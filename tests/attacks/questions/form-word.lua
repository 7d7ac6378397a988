-- stopped
variant{ id = "form-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q)
  for key in pairs(q) do
    if type(key) == "table" then q[key] = "evil" end
  end
  return base(q)
end)
