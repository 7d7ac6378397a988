-- Who sits where, who is still in the mission, and in which order.

-- The next player clockwise.
function rule.left_of(g, player) return g.players[player.seat % #g.players + 1] end

-- Clockwise from a player on, those who are still in the mission.
function rule.clockwise_from(g, first)
  local order, player = {}, first
  for _ = 1, #g.players do
    if not player.out then order[#order + 1] = player end
    player = rule.left_of(g, player)
  end
  return order
end

-- All but the Director are Infiltrators: those left, in turn order from the Director's left (R-SA-6).
function rule.infiltrators(g)
  local order = rule.clockwise_from(g, rule.left_of(g, g.director))
  return where(order, function(player) return player ~= g.director end)
end

-- Who made contact last leads on, from mission to mission (R-SA-1).
function rule.lead_into_mission(g) return g.lead end

-- The round is led by who made contact last, and by the Director's left neighbour while nobody
-- has. Whoever is out of the mission is passed over.
function rule.leader_of_round(g)
  local order = rule.clockwise_from(g, g.lead or rule.left_of(g, g.director))
  return order[1]
end

-- Among equals the first in turn order counts: clockwise from the Director's left, the Director
-- last, the extra card of a game for two after everybody (R-SA-3).
function rule.tie_order(g)
  local order = {}
  local player = rule.left_of(g, g.director)
  for _ = 1, #g.players do
    for _, play in ipairs(g.played) do
      if play.player == player then order[#order + 1] = play end
    end
    player = rule.left_of(g, player)
  end
  if g.npc then order[#order + 1] = { card = g.npc } end
  return order
end
