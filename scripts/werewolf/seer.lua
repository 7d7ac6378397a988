-- The seer.

-- Several seers wake together, and agree on one.
function rule.seer_wakes(g) rule.role_wakes(g, "seer") end

-- One living other player is pointed at, and the seer learns: wolf or not; it is the side that is learnt, not
-- the role (R-WW-3). The moderator nods or shakes the head, or waits as long where nobody points.
function rule.seer_points(g, seer)
  local seen = rule.seer_chooses(g)
  if not seen then return tell("moderator", "no-nod") end
  local wolf = rule.looks_like_a_wolf(g, seen)
  tell("moderator", wolf and "nod" or "shake", { player = seen })
  if seer then reveal(g.awake.players, seen, "seen", wolf and "wolf" or "no-wolf") end
end

-- Who is awake points at somebody else, or at nobody.
function rule.seer_chooses(g)
  return rule.ask_awake(g, { id = "seer" },
    function(player) if index_of(g.awake.players, player) then return "why.seer" end end)
end

-- Whether the moderator nods.
function rule.looks_like_a_wolf(g, player) return rule.learn_whether(g, player, "is-wolf", rule.seen_as_wolf) end

-- Whether something holds of somebody's role. Where the app does not know, the moderator tells it.
function rule.learn_whether(g, player, id, holds)
  local known = rule.whatever_it_is(g, player, holds)
  if known ~= nil then return known end
  local nod = confirm{ id = id, secret = true, args = { player = player } }
  for _, role in ipairs(cards.possible(g, "roles", player.card)) do
    if holds(g, role) ~= nod then cards.bar(g, "roles", player.card, role) end
  end
  local left = cards.possible(g, "roles", player.card)
  if #left == 1 then cards.learn(g, "roles", player.card, left[1]) end
  return nod
end
