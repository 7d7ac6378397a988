-- stopped
variant{ id = "corrections", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
local from = {}
for i = 1, 1000 do from[i] = ("x"):rep(4000) .. i end
function rule.corrections()
  local list, one = {}, { id = "evil", from = from, set = function() end }
  for i = 1, 1000 do list[i] = one end
  return list
end
