-- stopped
variant{ id = "joined-again-and-again", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local text = string.rep("x", 60000)
  for _ = 1, 6 do text = text .. text end
  while true do local _ = text .. "y" end
  return base(g)
end)
