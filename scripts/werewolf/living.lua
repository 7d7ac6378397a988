-- Who still plays.

-- The living: they alone are pointed at, speak and vote.
function rule.living(g) return where(g.players, "alive") end

-- Asks for the living, those whom nothing speaks against: against(player) is the reason why somebody
-- is not among them. The words that follow may be answered, too.
function rule.point_at(g, q, against, ...)
  local words = { ... }
  q.from = function()
    local list = where(g.players, function(player) return player.alive and not against(player) end)
    for _, word in ipairs(words) do table.insert(list, word) end
    return list
  end
  q.why = function(player)
    if type(player) == "string" then return nil end
    if not player.alive then return "why.dead", { player = player } end
    return against(player), { player = player }
  end
  return choose(q)
end
