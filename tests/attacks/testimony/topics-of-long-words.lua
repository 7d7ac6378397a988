-- stopped
variant{ id = "topics-of-long-words", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
local from = {}
for i = 1, 100 do from[i] = ("x"):rep(4000) end
function rule.topics(heard)
  local list = {}
  for i = 1, 1000 do list[i] = { id = "evil", of = heard[1].player, from = from } end
  return list
end
