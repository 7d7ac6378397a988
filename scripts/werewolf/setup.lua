-- Setting up: which role cards there are, and who gets which.

-- Everybody lives, and is dealt one card.
function rule.set_up(g)
  g.phase, g.night = "setup", 0
  announce("village", { players = g.players })
  g.roles = rule.roles_in_play(g)
  for _, kind in ipairs(g.roles) do announce("role-in-play", { role = kind[1], copies = kind[2] }) end
  local deck = cards.new(g, "roles", g.roles)
  for seat, player in ipairs(g.players) do player.alive, player.card = true, deck[seat] end
  rule.deal_roles(g, deck)
end

-- The wolves are 1 of 5 or 6 players, 2 of 7 to 11, 3 of 12 to 16, 4 of 17 to 20.
function rule.number_of_wolves(g)
  local players = #g.players
  if players <= 6 then return 1 end
  if players <= 11 then return 2 end
  if players <= 16 then return 3 end
  return 4
end

-- Who is more than a villager: one seer, and from six players on one doctor.
function rule.special_roles(g)
  if #g.players < 6 then return { { "seer", 1 } } end
  return { { "seer", 1 }, { "doctor", 1 } }
end

-- A special role takes a villager's place. One for which no villager is left stays in the box.
function rule.roles_in_play(g)
  local wolves = rule.number_of_wolves(g)
  local roles, villagers = { { "wolf", wolves } }, #g.players - wolves
  for _, special in ipairs(rule.special_roles(g)) do
    if special[2] <= villagers then
      table.insert(roles, special)
      villagers = villagers - special[2]
    else
      announce("role-left-out", { role = special[1] })
    end
  end
  if villagers > 0 then table.insert(roles, { "villager", villagers }) end
  return roles
end

-- Roles that the app dealt are told to the moderator, who hands out the cards, and to their players.
function rule.deal_roles(g, deck)
  if dealt("roles") then
    cards.deal(g, "roles", deck, { id = "roles", slots = g.players, chance = true, secret = true })
    for _, player in ipairs(g.players) do
      tell("moderator", "card-for", { player = player, role = rule.role(g, player) })
    end
    announce("hand-out")
    for _, player in ipairs(g.players) do tell(player, "you-are", { role = rule.role(g, player) }) end
    for _, role in ipairs(rule.roles_that_meet(g)) do rule.introduce(g, role) end
  else
    announce("deal-cards")
    cards.deal(g, "roles", deck, { id = "roles", slots = g.players, unknown = true, secret = true })
  end
  for _, player in ipairs(g.players) do
    if rule.role(g, player) then rule.remember_role(g, player) end
  end
end
