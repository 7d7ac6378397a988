-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- While nobody is on trial: who lives. And at any time, who has left the table.
function rule.corrections(g, asked)
  local list = {}
  if g.phase ~= "day" and g.phase ~= "night" then return list end
  for _, player in ipairs(g.players) do
    if asked == "accuse" and rule.role(g, player) then
      list[#list + 1] = {
        id = "alive", of = player, from = { "yes", "no" }, again = true,
        set = function(word) rule.set_alive(g, player, word == "yes") end,
      }
    end
  end
  for _, player in ipairs(rule.living(g)) do
    list[#list + 1] = {
      id = "seat", of = player, from = { "out" }, again = asked == "accuse",
      set = function() g.leaving = player end,
    }
  end
  return list
end

-- The card of somebody who turns out to be dead has been shown; of somebody alive it goes back.
function rule.set_alive(g, player, alive)
  if player.alive == alive then return end
  player.alive = alive
  player.died = not alive and { round = g.night, cause = "by-ruling" } or nil
  player.shown = not alive and rule.role(g, player) or nil
end
