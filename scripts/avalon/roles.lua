-- The roles: whose side they are on, and who knows whom.

local SIDES = {
  merlin = "good", percival = "good", servant = "good",
  assassin = "evil", morgana = "evil", mordred = "evil", oberon = "evil", minion = "evil",
}

-- All the roles there may be, the good ones first.
function rule.all_roles(_)
  return { "merlin", "percival", "servant", "assassin", "morgana", "mordred", "oberon", "minion" }
end

-- The side of a role.
function rule.side(role) return SIDES[role] end

-- Whether a role is evil.
function rule.is_evil(role) return rule.side(role) == "evil" end

-- How many there are of a role.
function rule.copies(g, role)
  for _, pair in ipairs(g.roles) do
    if pair[1] == role then return pair[2] end
  end
  return 0
end

-- The role on a player's card, as far as the app knows it.
function rule.role(g, player) return cards.face(g, "roles", player.card) end

-- The side of a player, or nil while the card may still be of either.
function rule.side_of(g, player)
  local side
  for _, role in ipairs(cards.possible(g, "roles", player.card)) do
    if side and side ~= rule.side(role) then return nil end
    side = rule.side(role)
  end
  return side
end

-- Who is known to have a role.
function rule.holder(g, role)
  return where(g.players, function(player) return rule.role(g, player) == role end)[1]
end

-- Evil know each other, but Oberon knows nobody and is known to nobody. Merlin sees all evil but Mordred.
-- Percival sees Merlin and Morgana.
function rule.sees(role, other)
  if role == "merlin" then return rule.is_evil(other) and other ~= "mordred" end
  if role == "percival" then return other == "merlin" or other == "morgana" end
  return rule.is_evil(role) and role ~= "oberon" and rule.is_evil(other) and other ~= "oberon"
end

-- Whom a player sees at night, in seat order, as far as the app knows.
function rule.seen_by(g, player)
  local role = rule.role(g, player)
  return where(g.players, function(other)
    local its = rule.role(g, other)
    return other ~= player and role ~= nil and its ~= nil and rule.sees(role, its)
  end)
end

-- As what they are seen: evil and Merlin learn that somebody is evil, and Percival not which of two is Merlin.
function rule.seen_as(g, player)
  if rule.role(g, player) ~= "percival" then return "evil" end
  return rule.copies(g, "morgana") > 0 and "merlin-or-morgana" or "merlin"
end

-- A player learns the own role, and whom it sees.
function rule.tell_role(g, player)
  local role, seen = rule.role(g, player), rule.seen_by(g, player)
  tell(player, "you-are", { role = role, side = rule.side(role) })
  if #seen > 0 then tell(player, "you-see", { players = seen, as = rule.seen_as(g, player) }) end
end

-- Nobody forgets the own role, nor whom they saw.
function rule.remember_night(g, player)
  local role = rule.role(g, player)
  if not role then return end
  reveal(player, player, "role", role)
  for _, other in ipairs(rule.seen_by(g, player)) do reveal(player, other, "seen", rule.seen_as(g, player)) end
end

test("Merlin sees all evil but Mordred", {
  players = { "Aki", "Binh", "Chie", "Dan", "Emi" }, deal = "roles", set = { morgana = false, mordred = true },
  seed = "5", says = { "You are: Merlin", "You see (evil): Emi" },
})
