-- The roles: how they are declared, who is known to have which, and whose side they are on.
--
-- role{ id = "minion", … } declares one, here or in the file of a house rule; all else follows from it:
--   copies   how many cards of it there are; 1 without it
--   team     the side it wins with; the village without it
--   wolf     whether it is a wolf in every count, in seeing and sparing; as the team says without it
--   seen_as  "wolf" or "no-wolf", where the seer is shown something else
--   wakes    function(g, players): what it does when it is called at night; `players` are those known to be there
--   first    true: it is called in the first night only
--   nights   function(g): whether it is called tonight; what everybody knows decides it
--   behind   the id of the role that it wakes behind, for one that the list of the night does not name
--   alone    true: it wins as the only one alive, and until it is dead neither wolves nor village win
--   bitten   function(g, player): "dies", "lives" or "turns", when a bite that nobody stopped meets it
--   turns    true: with it somebody may be turned, so that the moderator is told every night who was
--   kills    true: it may kill by night, other than by the wolves' bite; it is not called where nobody may die
--   swaps    true: it may become another one
--   over     how many cards are left over in the deal with it, among which it finds room
--   by_lot   true: it takes itself for the seer, and what it is shown is drawn
--   plain    true: it counts as a plain villager where the last of them decides
--   asks     ids of secret questions that are its deeds, each a column of the moderator's report

role{ id = "wolf", team = "wolves", asks = { "wolves" } }
role{ id = "seer", wakes = function(g, players) rule.seer_points(g, players[1]) end, asks = { "seer" } }
role{ id = "doctor", wakes = function(g) rule.doctor_points(g) end, asks = { "doctor" } }
role{ id = "villager" }

-- In which order roles wake; others wake behind the one that they name, or last.
local NIGHT = {
  "drunk", "thief", "cupid", "lovers", "mason", "wolf", "minion", "white-wolf", "sorceress", "seer", "fool", "fox",
  "medium", "doctor", "bodyguard", "vigilante", "serial-killer", "witch",
}

-- Which of them have room first where villagers are few; others after them, by their names.
local DECK = {
  "seer", "doctor", "hunter", "witch", "cupid", "little-girl", "mason", "tanner", "minion", "alpha", "wolf-cub",
  "sorceress", "medium", "prince", "scapegoat", "elder", "bodyguard", "vigilante", "fool", "bear", "fox", "cursed",
  "drunk", "white-wolf", "serial-killer", "thief",
}

-- Ids in the order of a list, whatever the order of house rules.
local function in_order(list, ids)
  return sorted(ids, function(a, b)
    local x, y = index_of(list, a) or #list + 1, index_of(list, b) or #list + 1
    if x ~= y then return x < y end
    return a < b
  end)
end

-- The order in which the deck is made up.
function rule.deck_order(_, ids) return in_order(DECK, ids) end

-- Who is called in a night, one after the other.
function rule.night_order(_)
  local order = { table.unpack(NIGHT) }
  for _, id in ipairs(in_order(NIGHT, map(roles(), function(one) return one.id end))) do
    local about = roles(id)
    if about.wakes and not index_of(order, id) then
      table.insert(order, 1 + (index_of(order, about.behind) or #order), id)
    end
  end
  return order
end

-- The role on a player's card, as far as the app knows it.
function rule.role(g, player) return cards.face(g, "roles", player.card) end

-- What a player takes the own role to be: what the card says.
function rule.seems(g, player) return rule.role(g, player) end

-- The own role nobody forgets; of a card taken unseen it is not known.
function rule.remember_role(g, player) reveal(player, player, "role", rule.seems(g, player) or "unknown") end

-- How many cards of a role are in the deck.
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

-- How many of a role live: of its cards neither the dead have one nor does it lie apart.
function rule.living_of(g, role)
  local dead = count(rule.holders(g, role), function(player) return not player.alive end)
  return rule.copies(g, role) - dead - count(cards.faces(g, "roles", g.left_over), role)
end

-- A role is out once no card of it can be before somebody alive.
function rule.is_out(g, role)
  if role == "wolf" then return rule.living_wolves(g) == 0 end
  return rule.living_of(g, role) == 0
end

-- Whether everybody saw that a role is out: each of its cards was shown; of the wolves each wolf's, where nobody can
-- have been turned.
function rule.is_seen_out(g, role)
  local function seen_of(one) return count(g.players, function(player) return player.shown == one end) end
  if role ~= "wolf" then return seen_of(role) == rule.copies(g, role) end
  return not rule.bites_turn(g) and count(g.roles, function(kind)
    return rule.is_wolf(g, kind[1]) and seen_of(kind[1]) < kind[2]
  end) == 0
end

-- Whether a role is a wolf in every count, in seeing and sparing.
function rule.is_wolf(g, role)
  local about = roles(role)
  if about and about.wolf ~= nil then return about.wolf end
  return rule.team(g, role) == "wolves"
end

-- What holds of a player's role, whichever it can be: true, false, or nil while that is open. Whoever was
-- turned is a wolf, whatever the card says.
function rule.whatever_it_is(g, player, holds)
  if player.turned then return holds(g, "wolf") end
  local all
  for _, role in ipairs(cards.possible(g, "roles", player.card)) do
    local this = holds(g, role)
    if all ~= nil and all ~= this then return nil end
    all = this
  end
  return all
end

-- Who wakes with the wolves, as far as it is known.
function rule.pack(g)
  return where(g.players, function(player)
    return player.turned or rule.role(g, player) ~= nil and rule.is_wolf(g, rule.role(g, player))
  end)
end

-- What the seer is shown of a role.
function rule.seen_as_wolf(g, role)
  local about = roles(role)
  if about and about.seen_as then return about.seen_as == "wolf" end
  return rule.is_wolf(g, role)
end

-- The side a role wins with.
function rule.team(_, role)
  local about = roles(role)
  return about and about.team or "village"
end

-- The side of a player, or nil while the card may still be of either.
function rule.team_of(g, player) return rule.whatever_it_is(g, player, rule.team) end

-- Those who see each other at night: the wolves.
function rule.roles_that_meet(_) return { "wolf" } end

-- Who meets there.
local function together(g, role) return role == "wolf" and rule.pack(g) or rule.holders(g, role) end

-- They are told of each other with their cards, where the app deals: at night a screen that goes round
-- would tell the village who they are.
function rule.introduce(g, role)
  local players = together(g, role)
  if #players > 1 then tell(players, "together", { role = role, players = players }) end
end

-- None of them forgets whom they saw, of whatever kind; in a later night somebody may be seen who was missed before.
function rule.know_each_other(g, role)
  local players = together(g, role)
  for _, player in ipairs(except(players, "shown")) do
    reveal(except(players, function(other) return other == player end), player, "role", role)
    rule.remember_role(g, player)
  end
end
