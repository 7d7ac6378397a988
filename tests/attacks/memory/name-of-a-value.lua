-- stopped: too long
variant{ id = "name-of-a-value", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local name = string.rep("k", 60000)
  for _ = 1, 6 do name = name .. name end
  announce("again", { [name] = 1 })
  return base(g)
end)
