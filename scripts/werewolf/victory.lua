-- How it ends.

-- No wolf lives: the village wins. As many wolves as others: the wolves win.
function rule.end_of_game(g)
  local wolves = rule.living_wolves(g)
  if wolves == 0 then rule.victory(g, "village", "no-wolves") end
  if 2 * wolves >= #rule.living(g) then rule.victory(g, "wolves", "parity") end
end

-- The cards of the dead are known, so those who live can be counted.
function rule.living_wolves(g)
  return rule.copies(g, "wolf") - count(rule.holders(g, "wolf"), function(player) return not player.alive end)
end

-- All of a side win, dead or alive. The table turns up the cards, and tells those that decide who won.
function rule.victory(g, team, reason)
  announce("victory." .. team)
  for _, player in ipairs(g.players) do
    if not rule.team_of(g, player) then rule.card_of(g, player) end
  end
  g.phase = "over"
  for _, player in ipairs(g.players) do
    if rule.role(g, player) and not player.shown then rule.turn_over(g, player) end
  end
  win{ winners = rule.winners(g, team), team = team, reason = reason }
end

-- In the end the last cards are shown.
function rule.turn_over(g, player)
  player.shown = rule.role(g, player)
  reveal("everybody", player, "role", player.shown)
  announce("card-shown", { player = player, role = player.shown })
end

-- Who belongs to the side that won.
function rule.winners(g, team)
  return where(g.players, function(player) return rule.team_of(g, player) == team end)
end
