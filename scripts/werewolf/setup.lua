-- Setting up: which role cards there are, and who gets which.

-- Everybody lives, and is dealt one card.
function rule.set_up(g)
  g.phase, g.night, g.round, g.left_over = "setup", 0, 0, {}
  announce("village", { players = g.players })
  g.roles = rule.roles_in_play(g)
  for _, kind in ipairs(g.roles) do announce("role-in-play", { role = kind[1], copies = kind[2] }) end
  local deck = cards.new(g, "roles", g.roles)
  for seat, player in ipairs(g.players) do player.alive, player.card, player.last_words = true, deck[seat], false end
  for place = #g.players + 1, #deck do table.insert(g.left_over, deck[place]) end
  rule.deal_roles(g, deck)
  g.began_with = { villagers = rule.dealt_of_group(g, "villagers"), specials = rule.dealt_of_group(g, "specials") }
end

-- The wolves are 1 of 5 or 6 players, 2 of 7 to 11, 3 of 12 to 16, 4 of 17 to 20, 5 of 21 to 25, 6 of more;
-- or as many as the setting says.
function rule.number_of_wolves(g)
  if option("wolves") >= 0 then return option("wolves") end
  for wolves, players in ipairs{ 6, 11, 16, 20, 25 } do
    if #g.players <= players then return wolves end
  end
  return 6
end

-- How many seers and doctors there are: one seer, and from six players on one doctor, or as the settings say.
function rule.seers_and_doctors(g)
  local seers, doctors = option("seers"), option("doctors")
  if seers < 0 then seers = 1 end
  if doctors < 0 then doctors = #g.players < 6 and 0 or 1 end
  return seers, doctors
end

-- Who is more than a villager: those, and what house rules declare.
function rule.special_roles(g)
  local seers, doctors = rule.seers_and_doctors(g)
  local special = { { "seer", seers }, { "doctor", doctors } }
  for _, about in ipairs(roles()) do
    if not index_of({ "wolf", "seer", "doctor", "villager" }, about.id) then
      table.insert(special, { about.id, about.copies or 1 })
    end
  end
  return where(special, function(kind) return kind[2] > 0 end)
end

-- How many cards are left over in the deal.
function rule.cards_over(_)
  local over = 0
  for _, about in ipairs(roles()) do over = over + (about.over or 0) end
  return over
end

-- Wolves are fewer than the others at the beginning.
function rule.most_wolves(g) return (#g.players - 1) // 2 end

-- What was set has room, or there is no game.
function rule.check_room(g)
  local wolves, most = rule.number_of_wolves(g), rule.most_wolves(g)
  if wolves > most then refuse("too-many-wolves", { players = #g.players, wolves = wolves, most = most }) end
  local seers, doctors = rule.seers_and_doctors(g)
  local there, room = wolves + seers + doctors, #g.players + rule.cards_over(g)
  if there > room then
    refuse("too-many-cards", {
      players = #g.players, wolves = wolves, seers = seers, doctors = doctors, cards = there, most = room,
    })
  end
end

-- A special role takes a villager's place; one with which cards are left over has its own among them. One for which
-- no villager is left stays in the box, and so does a wolf with whom they would be as many as the others. A village
-- without any wolf is none.
function rule.roles_in_play(g)
  rule.check_room(g)
  local all_wolves, most = rule.number_of_wolves(g), rule.most_wolves(g)
  local kinds, villagers = { { "wolf", all_wolves } }, #g.players + rule.cards_over(g) - all_wolves
  local special = rule.special_roles(g)
  local function has_place(id) return (roles(id) or {}).over ~= nil end
  for _, kind in ipairs(special) do
    if has_place(kind[1]) then villagers = villagers - kind[2] end
  end
  for _, id in ipairs(rule.deck_order(g, map(special, function(kind) return kind[1] end))) do
    local copies = special[index_of(map(special, function(kind) return kind[1] end), id)][2]
    local needed = has_place(id) and 0 or copies
    local more = rule.is_wolf(g, id) and copies or 0
    if needed > villagers then
      announce("role-left-out", { role = id, copies = copies, left = villagers })
    elseif all_wolves + more > most then
      announce("wolf-left-out", { role = id, most = most })
    else
      table.insert(kinds, { id, copies })
      villagers, all_wolves = villagers - needed, all_wolves + more
    end
  end
  if all_wolves == 0 then refuse("no-wolf") end
  if villagers > 0 then table.insert(kinds, { "villager", villagers }) end
  return where(kinds, function(kind) return kind[2] > 0 end)
end

-- Roles that the app dealt are told to the moderator, who hands out the cards, and to their players.
function rule.deal_roles(g, deck)
  local slots = map(g.players, function(player) return player end)
  for place = 1, #g.left_over do table.insert(slots, "left-over-" .. place) end
  if dealt("roles") then
    cards.deal(g, "roles", deck, { id = "roles", slots = slots, chance = true, secret = true })
    for _, player in ipairs(g.players) do
      tell("moderator", "card-for", { player = player, role = rule.seems(g, player) })
    end
    announce("hand-out")
    for _, player in ipairs(g.players) do tell(player, "you-are", { role = rule.seems(g, player) }) end
    for _, role in ipairs(rule.roles_that_meet(g)) do rule.introduce(g, role) end
  else
    announce("deal-cards")
    cards.deal(g, "roles", deck, { id = "roles", slots = slots, unknown = true, secret = true })
  end
  for _, player in ipairs(g.players) do
    if rule.role(g, player) then rule.remember_role(g, player) end
  end
end
