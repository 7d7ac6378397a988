-- The living: they alone are pointed at, speak and vote.

function rule.living(g) return where(g.players, "alive") end

-- Asks for one of the living: against(player) is the reason why somebody is none of them. Where there
-- is an `otherwise`, that word may be answered, too.
function rule.point_at(g, q, against, otherwise)
  q.from = function()
    local list = where(g.players, function(player) return player.alive and not against(player) end)
    if otherwise then table.insert(list, otherwise) end
    return list
  end
  q.why = function(player)
    if type(player) == "string" then return nil end
    if not player.alive then return "why.dead", { player = player } end
    return against(player), { player = player }
  end
  return choose(q)
end
