-- harmless: a chain as long as memory allows
variant{ id = "chain-of-tables", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
local last = {}
for _ = 1, 100000 do last = { last } end
around("round", function(base, g)
  if not last then return end
  return base(g)
end)
