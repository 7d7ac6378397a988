-- harmless: a chain as long as memory allows
variant{ id = "chain-of-closures", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
local last = function() return nil end
for _ = 1, 100000 do
  local before = last
  last = function() return before end
end
around("round", function(base, g)
  if not last then return end
  return base(g)
end)
