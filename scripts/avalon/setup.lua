-- Setting up: which roles there are, who gets which, and who leads first.

-- Everybody gets a role card; then it is seen who leads first.
function rule.set_up(g)
  g.phase, g.mission, g.rejected, g.proposals, g.missions = "setup", 1, 0, 0, {}
  announce("round-table", {
    players = g.players, good = #g.players - rule.number_of_evil(g), evil = rule.number_of_evil(g),
  })
  g.roles = rule.roles_in_play(g)
  for _, pair in ipairs(g.roles) do announce("role-in-play", { role = pair[1], copies = pair[2] }) end
  local deck = cards.new(g, "roles", g.roles)
  for seat, player in ipairs(g.players) do player.card = deck[seat] end
  rule.deal_roles(g, deck)
  rule.first_leader(g)
end

-- Evil are two of five or six, three of seven to nine, four of ten.
function rule.number_of_evil(g)
  local players = #g.players
  if players <= 6 then return 2 end
  return players <= 9 and 3 or 4
end

-- Which roles there are by name: always Merlin and the Assassin, the others as is set.
function rule.named_roles(_)
  local roles = { "merlin", "assassin" }
  for _, role in ipairs{ "percival", "morgana", "mordred", "oberon" } do
    if option(role) then table.insert(roles, role) end
  end
  return roles
end

-- A named role takes the place of a loyal servant or a minion. For more evil roles than evil players there
-- is no place, and no game (R-AV-2).
function rule.roles_in_play(g)
  local named, evil = rule.named_roles(g), rule.number_of_evil(g)
  local evil_roles = count(named, rule.is_evil)
  if evil_roles > evil then
    local roles = where(named, rule.is_evil) -- the Assassin is the first of them, and always plays
    local out = map({ table.unpack(roles, evil + 1) }, function(role) return role .. "=no" end)
    refuse("too-many-evil", { players = #g.players, evil = evil, roles = roles, out = out })
  end
  local copies = { servant = #g.players - evil - (#named - evil_roles), minion = evil - evil_roles }
  for _, role in ipairs(named) do copies[role] = 1 end
  local pairs_in_order = map(rule.all_roles(g), function(role) return { role, copies[role] or 0 } end)
  return where(pairs_in_order, function(pair) return pair[2] > 0 end)
end

-- Roles that the app dealt are told to the moderator, who hands out the cards, and to their players.
function rule.deal_roles(g, deck)
  if dealt("roles") then
    cards.deal(g, "roles", deck, { id = "roles", slots = g.players, chance = true, secret = true })
    for _, player in ipairs(g.players) do
      tell("moderator", "card-for", { player = player, role = rule.role(g, player) })
    end
    announce("hand-out")
    for _, player in ipairs(g.players) do
      rule.tell_role(g, player)
      rule.remember_night(g, player)
    end
  else
    announce("deal-cards")
    cards.deal(g, "roles", deck,
      { id = "roles", slots = g.players, unknown = true, secret = true, args = { first = g.players[1] } })
  end
end

-- The first leader is named, or drawn.
function rule.first_leader(g)
  local leader = choose{ id = "leader", from = rule.players_or(g, "random") }
  if leader == "random" then leader = choose{ id = "leader-drawn", from = g.players, chance = true } end
  g.leader = leader
  announce("first-leader", { player = leader })
end

-- All players, and a word.
function rule.players_or(g, word)
  local list = { table.unpack(g.players) }
  table.insert(list, word)
  return list
end

test("more evil roles than evil players are refused", {
  players = 8, set = { percival = true, mordred = true, oberon = true }, refuses = "too-many-evil",
})

test("a named role takes a servant's or a minion's place", {
  players = 7, deal = "none", set = { percival = true, mordred = true },
  says = { "2 × loyal servant", "1 × Mordred", "1 × Percival" }, not_said = "minion",
})
