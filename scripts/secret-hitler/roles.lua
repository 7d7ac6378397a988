-- The secret roles: who has which, and what the app may conclude about them.

-- Every player has an envelope with a secret role, the party that goes with it, and two ballots.
function rule.deal_roles(g)
  local n = rule.copies_of_roles(g)
  announce("setup.envelopes", {
    total = #g.players, liberal = n.liberal, fascist = n.fascist, party = n.fascist + n.hitler,
  })
  local envelopes = cards.new(g, "roles", rule.role_cards(g))
  if dealt("roles") then
    cards.deal(g, "roles", envelopes, { id = "roles", slots = g.players, chance = true, secret = true })
    rule.hand_out_envelopes(g)
  else
    announce("setup.deal-envelopes")
    cards.deal(g, "roles", envelopes,
      { id = "roles", slots = g.players, unknown = true, secret = true,
        args = { first = g.players[1], why = "roles-in-secret" } })
  end
end

-- Roles that the app dealt are told to their players, and to the moderator, who fills the envelopes.
function rule.hand_out_envelopes(g)
  for _, player in ipairs(g.players) do
    local role = rule.role(g, player)
    tell("moderator", "setup.envelope", { player = player, role = role, party = rule.party_of(role) })
  end
  announce("setup.hand-out")
  for _, player in ipairs(g.players) do rule.tell_role(g, player) end
  rule.remember_roles(g)
end

-- A player learns the own role, and those of the others that they will see at night.
function rule.tell_role(g, player)
  local role, values, fascists = rule.role(g, player), {}, {}
  for _, other in ipairs(rule.acquaintances(g, player)) do
    if rule.role(g, other) == "hitler" then
      values.hitler = other
    else
      fascists[#fascists + 1] = other
    end
  end
  values.fascists = #fascists > 0 and fascists or "nobody"
  if role == "hitler" and not rule.hitler_knows(g) then role = "hitler-alone" end
  if role == "fascist" and #fascists == 0 then role = "fascist-only" end
  tell(player, "role." .. role, values)
end

-- The player's secret role, as far as the app knows it.
function rule.role(g, player) return cards.face(g, "roles", player.seat) end

-- Which party a role belongs to.
function rule.party_of(role) return role == "liberal" and "liberal" or "fascist" end

-- The party on the player's party card, as far as it is certain: Hitler's is Fascist.
function rule.party(g, player)
  local roles = cards.possible(g, "roles", player.seat)
  local party = rule.party_of(roles[1])
  for i = 2, #roles do
    if rule.party_of(roles[i]) ~= party then return nil end
  end
  return party
end

-- Whether the app knows every role. Where it knows some, what it says and asks must not show which.
function rule.knows_roles(g)
  return count(g.players, function(player) return rule.role(g, player) == nil end) == 0
end

-- Whether the player is Hitler has to be answered truthfully: by the app where it knows all roles, else
-- by the player, as question `id`. A "no" is heard by everybody.
function rule.is_hitler(g, player, id)
  local hitler = cards.is(g, "roles", player.seat, "hitler", { id = id, of = player })
  if not hitler then player.cleared = true end
  return hitler
end
