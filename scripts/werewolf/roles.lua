-- The roles: who is known to have which, and whose side they are on.

-- The role on a player's card, as far as the app knows it.
function rule.role(g, player) return cards.face(g, "roles", player.card) end

-- The own role nobody forgets.
function rule.remember_role(g, player) reveal(player, player, "role", rule.role(g, player)) end

-- How many cards of a role were dealt.
function rule.copies(g, role)
  for _, kind in ipairs(g.roles) do
    if kind[1] == role then return kind[2] end
  end
  return 0
end

-- Who is known to hold a role, dead or alive.
function rule.holders(g, role)
  return where(g.players, function(player) return rule.role(g, player) == role end)
end

-- A role is out once every card of it lies before somebody dead.
function rule.is_out(g, role)
  return count(rule.holders(g, role), function(player) return not player.alive end) == rule.copies(g, role)
end

-- Whether everybody saw that a role is out: each of its cards was shown.
function rule.is_seen_out(g, role)
  return count(g.players, function(player) return player.shown == role end) == rule.copies(g, role)
end

-- The side a role wins with.
function rule.team(_, role) return role == "wolf" and "wolves" or "village" end

-- The side of a player, or nil while the card may still be of either.
function rule.team_of(g, player)
  local team
  for _, role in ipairs(cards.possible(g, "roles", player.card)) do
    local its = rule.team(g, role)
    if team and team ~= its then return nil end
    team = its
  end
  return team
end

-- Those who see each other at night: the wolves.
function rule.roles_that_meet(_) return { "wolf" } end

-- They are told of each other with their cards, where the app deals: at night a screen that goes round
-- would tell the village who they are.
function rule.introduce(g, role)
  local together = rule.holders(g, role)
  if #together > 1 then tell(together, "together", { role = role, players = together }) end
end

-- None of them forgets whom they saw; in a later night somebody may be seen who was missed before.
function rule.know_each_other(g, role)
  local together = rule.holders(g, role)
  for _, player in ipairs(together) do reveal(together, player, "role", role) end
end
