-- stopped: too long
variant{ id = "number-of-a-long-text", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local text = string.rep(" ", 60000)
  for _ = 1, 6 do text = text .. text end
  while true do local _ = tonumber(text) end
  return base(g)
end)
