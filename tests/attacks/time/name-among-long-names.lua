-- stopped: too long
variant{ id = "name-among-long-names", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
for i = 1, 3000 do local name = "n" .. i .. string.rep("x", 3800) end
around("round", function(base, g)
  for _ = 1, 100000 do g.x = string.find(string.rep("a", 60000), string.rep("a", 900) .. "b") end
  return base(g)
end)
