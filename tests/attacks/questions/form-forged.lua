-- stopped
variant{ id = "form-forged", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q)
  for key in pairs(q) do
    if type(key) == "table" then q[key] = 99 end
  end
  return base(q)
end)
