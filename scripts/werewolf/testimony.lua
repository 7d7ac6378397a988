-- What players may be asked about: what they are, and what they saw as the seer. They may tell, lie or
-- refuse.

-- What everybody heard of the village so far.
function rule.village_book(heard)
  local book = {
    players = {}, roles = {}, copies = {}, side_of = { seer = "no-wolf" }, sides = { wolf = 0, ["no-wolf"] = 0 },
    shown = {}, nightfalls = {}, victims = {}, died = {},
  }
  local ways = map(rule.ways_to_die(), function(way) return way.id end)
  for number, line in ipairs(heard) do
    if line.id == "village" then book.players = line.players end
    if line.id == "role-in-play" then
      table.insert(book.roles, line.role)
      book.copies[line.role] = line.copies
      local side = rule.seen_as_wolf(nil, line.role) and "wolf" or "no-wolf"
      book.side_of[line.role], book.sides[side] = side, book.sides[side] + line.copies
    end
    if rule.shows_card(line) then book.shown[line.player.seat] = line.role end
    if line.id == "night-falls" then table.insert(book.nightfalls, number) end
    if index_of(ways, line.id) then rule.enter_dead(book, line) end
  end
  book.turns = rule.has_role_that(book, "turns")
  book.sides_change = book.turns or rule.has_role_that(book, "swaps")
  book.seen_by_lot = rule.has_role_that(book, "by_lot")
  book.wolves_alone_kill = not rule.has_role_that(book, "kills") and not rule.wolves_eat_wolves()
    and count(book.roles, function(role) return rule.seen_as_wolf(nil, role) and not rule.is_wolf(nil, role) end) == 0
  return book
end

-- Whether a line shows a card to everybody.
function rule.shows_card(line) return line.id == "card-shown" end

-- The last night in which somebody lived, and the night of which they were a victim. Who is dead by ruling died
-- who knows when: nothing is proven by that.
function rule.enter_dead(book, line)
  if line.id == "dead-by-ruling" then return end
  for _, player in ipairs(line.players or { line.player }) do
    book.died[player.seat] = book.died[player.seat] or #book.nightfalls
    if line.id == "died-in-the-night" then book.victims[player.seat] = line.night end
  end
end

-- Whether a role in play is declared to do something.
function rule.has_role_that(book, field)
  return count(book.roles, function(role) return (roles(role) or {})[field] or false end) > 0
end

-- There is no asking about more than so many topics at once.
local MOST_TOPICS = 1000

-- From which night on sights have theirs: where many play many nights, from a late one.
function rule.first_night_of_sights(book)
  local a_night = #book.players * (#book.players - 1)
  local nights = (MOST_TOPICS - #book.players) // a_night - 1
  return math.max(1, #book.nightfalls - nights + 1)
end

-- Everybody may say what they are, and, as the seer, what each of the others is; in which night, or without,
-- which is what is meant where none is said, and so comes last.
function rule.topics(heard)
  local book, topics, n = rule.village_book(heard), {}, 0
  if #book.nightfalls == 0 then return {} end
  local first = rule.first_night_of_sights(book)
  for _, player in ipairs(book.players) do
    local others = except(book.players, function(other) return other == player end)
    for night = first, #book.nightfalls do
      for _, seen in ipairs(others) do
        n = n + 1
        topics[n] = rule.sight(player, seen, night)
      end
    end
    n = n + 1
    topics[n] = { id = "role", of = player, from = book.roles }
    for _, seen in ipairs(others) do
      n = n + 1
      topics[n] = rule.sight(player, seen)
    end
  end
  return topics
end

local sides = { "wolf", "no-wolf" }

-- What somebody learnt as the seer of somebody else.
function rule.sight(player, seen, night)
  return { id = night and "sight-in" or "sight", of = player, player = seen, round = night, from = sides }
end
