-- Worlds: who may be evil, beside what everybody saw; and whether claims can all be true in one of them.
--
-- As every role there is has its player, roles and cards fit as soon as the sides do: no more players are
-- said to have a role than there are of it, and no more cards of a kind were said to be played. So a world
-- is no more than who is evil, as a set: bit seat - 1 of a number is set where the player on that seat is.

local SIZE = {} -- how many are in a set of at most five
for set = 0, 31 do
  SIZE[set] = set % 2 + (SIZE[set // 2] or 0)
end

-- How many are in a set of at most ten.
local function how_many(set) return SIZE[set & 31] + SIZE[set >> 5] end

function rule.how_many(set) return how_many(set) end

-- A player alone, as a set.
function rule.alone(player) return 1 << (player.seat - 1) end

-- Some players as a set.
function rule.set_of(players)
  local set = 0
  for _, player in ipairs(players) do set = set | rule.alone(player) end
  return set
end

-- Whether a player is among the evil of a world.
function rule.is_in(world, player) return world & rule.alone(player) ~= 0 end

-- Those on a mission who may have failed it: the evil.
function rule.may_have_failed(book, world, mission) return book.good_may_fail and mission.set or world & mission.set end

-- Who is seen to be evil by the cards that were shown, and who good.
local function seen_sides(book)
  local seen = { good = 0, evil = 0 }
  for _, player in ipairs(book.players) do
    local role = book.shown[player.seat]
    if role then seen[rule.side(role)] = seen[rule.side(role)] | rule.alone(player) end
  end
  return seen
end

-- All sets of as many players as are evil, or of any where the book does not say how many; made once for a book.
local function sets_of_evil(book)
  local sets = book.sets[book.evil or "any"]
  if sets then return sets end
  sets = {}
  for set = 0, (1 << #book.players) - 1 do
    if not book.evil or how_many(set) == book.evil then sets[#sets + 1] = set end
  end
  book.sets[book.evil or "any"] = sets
  return sets
end

-- All the worlds there are: those that agree with the cards shown, and in which each mission had enough who may
-- have failed it.
function rule.worlds(book)
  local seen, failed, worlds = seen_sides(book), {}, {}
  for _, mission in ipairs(book.missions) do
    mission.set = rule.set_of(mission.team)
    if mission.fails > 0 then failed[#failed + 1] = mission end
  end
  local all = sets_of_evil(book)
  if #failed == 0 and seen.good == 0 and seen.evil == 0 then return all end
  for _, world in ipairs(all) do
    local fits = world & seen.good == 0 and world & seen.evil == seen.evil
    for i = 1, fits and #failed or 0 do
      fits = fits and how_many(rule.may_have_failed(book, world, failed[i])) >= failed[i].fails
    end
    if fits then worlds[#worlds + 1] = world end
  end
  return worlds
end

-- Of a role, how many cards no other player has shown.
function rule.copies_left(book, role)
  local left = book.copies[role]
  for _, shown in pairs(book.shown) do
    if shown == role then left = left - 1 end
  end
  return left
end

-- Whether a claim to be something cannot be true, whoever is evil: the own card shows something else.
function rule.is_no_role(book, claim)
  local shown, role = book.shown[claim.of.seat], claim.said[1]
  if shown then return shown ~= role end
  return role == "merlin" and book.not_merlin == claim.of
end

-- What claims demand of a world: who is good, who evil, and who did not fail a mission; or nil where they ask
-- for more of a role, or of a card, than there are.
local function demands(book, claims)
  local all = { good = 0, evil = 0, success = {} }
  local n = {}
  local function too_many(key, most)
    n[key] = (n[key] or 0) + 1
    return n[key] > most
  end
  for _, claim in ipairs(claims) do
    local word, who = claim.said[1], rule.alone(claim.of)
    if claim.topic == "side" then
      all[word] = all[word] | rule.alone(claim.player)
    elseif claim.topic == "role" then
      local shown = book.shown[claim.of.seat]
      if rule.is_no_role(book, claim) then return nil end
      if not shown and too_many(word, rule.copies_left(book, word)) then return nil end
      all[rule.side(word)] = all[rule.side(word)] | who
    else
      local mission = book.missions[claim.round]
      local most = word == "fail" and mission.fails or #mission.team - mission.fails
      if not mission.unseen and too_many(word .. claim.round, most) then return nil end
      if word == "success" then
        all.success[claim.round] = (all.success[claim.round] or 0) | who
      elseif not book.good_may_fail then
        all.evil = all.evil | who
      end
    end
  end
  return all.good & all.evil == 0 and all or nil
end

-- Whether some claims are all true in one of the worlds.
function rule.can_be(book, worlds, claims)
  local all = demands(book, claims)
  if not all then return false end
  for _, world in ipairs(worlds) do
    if world & all.good == 0 and world & all.evil == all.evil then
      local fits = true
      for number, set in pairs(all.success) do
        local mission = book.missions[number]
        fits = fits and how_many(rule.may_have_failed(book, world, mission) & ~set) >= mission.fails
      end
      if fits then return true end
    end
  end
  return false
end
