-- The seer.

-- One living other player is pointed at, and the seer learns: wolf or not. So the moderator sees two
-- things: the question, and what to nod.
function rule.seer_wakes(g)
  rule.wake(g, "seer", function() rule.seer_points(g, rule.holders(g, "seer")[1]) end, 2)
end

-- The moderator nods or shakes the head: it is the side that is learnt, not the role (R-WW-3).
function rule.seer_points(g, seer)
  local seen = rule.point_at(g, { id = "seer", secret = true, power = true, to = seer and { seer } },
    function(player) if player == seer then return "why.seer" end end)
  local wolf = rule.looks_like_a_wolf(g, seen)
  tell("moderator", wolf and "nod" or "shake", { player = seen })
  if seer then reveal(seer, seen, "seen", wolf and "wolf" or "no-wolf") end
end

-- Whether the moderator nods. Where the app does not know, the moderator tells it.
function rule.looks_like_a_wolf(g, player)
  return cards.is(g, "roles", player.card, "wolf", { id = "is-wolf", secret = true, args = { player = player } })
end
