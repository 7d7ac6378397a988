-- Who still plays.

-- The living: they alone are pointed at, speak and vote. Who has left takes part in nothing from that
-- moment on, even before the death is told.
function rule.living(g) return where(g.players, "alive", "gone") end

-- Asks for the living, those whom nothing speaks against: against(player) is the reason why somebody
-- is not among them. The words that follow may be answered, too.
function rule.point_at(g, q, against, ...)
  local words = { ... }
  q.from = function()
    local list = where(rule.living(g), function(player) return not against(player) end)
    for _, word in ipairs(words) do table.insert(list, word) end
    return list
  end
  q.why = function(player)
    if type(player) == "string" then return nil end
    if not player.alive then return "why.dead", { player = player } end
    if player.gone then return "has-left", { player = player } end
    return against(player), { player = player }
  end
  return choose(q)
end

-- Asks by day. Whoever leaves meanwhile dies at once, and it is asked anew for as long as `stands()`.
function rule.ask_by_day(g, ask, stands)
  while not stands or stands() do
    local answer = ask()
    if answer ~= nil then return answer end
    rule.see_off(g)
  end
end

-- Who has left the table dies now, and the card is shown (R-WW-10).
function rule.see_off(g)
  local leavers = where(g.players, function(player) return player.alive and player.gone end)
  if #leavers == 0 then return end
  for _, player in ipairs(leavers) do announce("has-left", { player = player }) end
  rule.die(g, leavers, "left")
end

-- Who it is that has left.
function rule.who_left(g) return rule.point_at(g, { id = "left" }, function() end) end

-- Somebody leaves by day.
function rule.leave(g, player)
  if player then player.gone = true end
  rule.see_off(g)
end
