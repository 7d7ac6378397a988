-- stopped: too long
variant{ id = "pairs-over-long-keys", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  local keys, start = {}, string.rep("k", 200)
  for i = 1, 30000 do keys[start .. i] = i end
  while true do for _ in pairs(keys) do break end end
  return base(g)
end)
