-- Contradictions: claims that cannot be true beside what everybody saw, or beside each other. Only what can be
-- proved is found, and no secret is looked at.
--
-- Who claims to be something says what the own card is. Who claims to have seen somebody says to be the seer, to have
-- pointed at them in some night, and to have been shown that. Where sides can change during the game, what was
-- seen proves nothing about a card; and nothing at all where somebody is answered by lot and takes that for sight.

local MOST_CLAIMS = 100 -- are judged, the first ones; no table makes as many

-- Each finding has its claims, and there is the least number of false ones (R-WW-18). Who is refuted by the own
-- words is used no further, but for that number: against them nobody else has to be wrong.
function rule.findings(heard, claims)
  local book = rule.village_book(heard)
  book.found, book.least, book.nights, book.work = {}, {}, {}, 0
  book.dead = where(book.players, function(player)
    return book.shown[player.seat] ~= nil or book.died[player.seat] ~= nil
  end)
  book.seen = rule.seen_cards(book)
  if not rule.can_be(book, {}) then return { false_claims = 0 } end
  claims = where({ table.unpack(claims, 1, math.min(#claims, MOST_CLAIMS)) }, function(claim)
    return claim.topic == "role" or not book.seen_by_lot
  end)
  local refuted = {}
  for _, player in ipairs(book.players) do
    local own = where(claims, function(claim) return claim.of == player end)
    if not rule.can_be(book, own) then
      refuted[player.seat] = true
      rule.find(book, rule.smallest(book, own), 1)
    end
  end
  local open = sorted(where(claims, function(claim) return not refuted[claim.of.seat] end), function(a, b)
    return a.topic == "role" and b.topic ~= "role"
  end)
  rule.compare_with_claims(book, open)
  for _, side in ipairs{ "wolf", "no-wolf" } do rule.count_side(book, side, open) end
  for _, role in ipairs(book.roles) do rule.count_role(book, role, open) end
  book.found.false_claims = rule.false_at_least(book, claims)
  return book.found
end

-- Somebody is of a side: whether that can be, beside all before it and what was seen.
local function is_of_side(book, all, seat, side)
  local known = all.side[seat] or all.seen.side[seat]
  if known then return known == side end
  local n = (all.of_side[side] or all.seen.of_side[side] or 0) + 1
  all.side[seat], all.of_side[side] = side, n
  return n <= book.sides[side] or all.without.wolves.any or false
end

-- There is one card more of a role: whether that can be.
local function is_there(book, all, role)
  local n = (all.copies[role] or all.seen.copies[role] or 0) + 1
  all.copies[role] = n
  return n <= (book.copies[role] or 0) or all.without.copies[role] or false
end

-- Somebody has this card, and so is of its side: whether that can be.
local function has_card(book, all, seat, role)
  local known = all.role[seat] or all.seen.role[seat]
  if known then return known == role end
  all.role[seat] = role
  return is_there(book, all, role) and (book.sides_change or is_of_side(book, all, seat, book.side_of[role]))
end

-- What one claims to be: whether that can be. Who was the thief is it no more, and who was turned is a wolf.
local function is_what_is_said(book, all, claim)
  local seat, role = claim.of.seat, claim.said[1]
  if role == "wolf" and book.turns then return true end
  local known = all.role[seat] or all.seen.role[seat]
  if known ~= role and (roles(role) or {}).swaps then return is_there(book, all, role) end
  return has_card(book, all, seat, role)
end

-- What one claims to have seen, as the seer: whether that can be.
local function is_what_was_seen(book, all, claim)
  return has_card(book, all, claim.of.seat, "seer")
    and (book.sides_change or is_of_side(book, all, claim.player.seat, claim.said[1]))
end

-- No fact, of those that everybody saw: by what it is of.
local function no_facts()
  return { card = {}, victim = {}, death = {}, copies = {}, wolves = {}, nights = {}, ["one a night"] = {} }
end

-- Nothing that is taken to be true yet, but for what was seen.
local function beside(seen, without)
  return { seen = seen, without = without, role = {}, side = {}, copies = {}, of_side = {} }
end

local NOTHING = beside(nil, no_facts())

-- What everybody saw of the dead, but for the facts in `without`; nothing if that cannot be.
function rule.seen_cards(book, without)
  without = without or NOTHING.without
  local all = beside(NOTHING, without)
  for _, player in ipairs(book.dead) do
    local seat, fits = player.seat, true
    local card = book.shown[seat]
    if card and not without.card[seat] then fits = has_card(book, all, seat, card) end
    if fits and not without.victim[seat] and rule.was_eaten(book, player) then
      fits = is_of_side(book, all, seat, "no-wolf")
    end
    if not fits then return nil end
  end
  return all
end

-- Whether claims can all be true beside what everybody saw, but for the facts in `without`: each player has one
-- card, of none are there more than in the deck, and the nights are enough.
function rule.can_be(book, claims, without)
  book.work = book.work + #claims + #book.dead + 1
  local seen = book.seen
  if without then seen = rule.seen_cards(book, without) end
  if not seen then return false end
  local all = beside(seen, seen.without)
  for _, claim in ipairs(claims) do
    local fits = claim.topic == "role" and is_what_is_said or is_what_was_seen
    if not fits(book, all, claim) then return false end
  end
  return rule.nights_are_enough(book, claims, seen.without)
end

-- Whether somebody was eaten who therefore is no wolf: where wolves alone kill by night, and eat none.
function rule.was_eaten(book, player)
  return book.wolves_alone_kill and not book.sides_change and book.victims[player.seat] ~= nil
end

-- In which night something was seen at the latest: when it was claimed it had fallen, and both still lived.
local function last_night(book, claim, without)
  local last = rule.nights_before(book, claim)
  if #book.dead == 0 then return last end
  for _, player in ipairs{ claim.of, claim.player } do
    local died = book.died[player.seat]
    if died and died < last and not without.death[player.seat] then last = died end
  end
  return last
end

-- How many nights had fallen when something was claimed.
function rule.nights_before(book, claim)
  local nights = book.nights
  nights[claim] = nights[claim] or count(book.nightfalls, function(line) return line <= claim.heard end)
  return nights[claim]
end

-- Whom the seers pointed at in which night, as it is claimed; nothing where that cannot be.
local function pointed_at(book, claims, without)
  local seen_in = {}
  for _, claim in ipairs(claims) do
    if claim.topic == "sight-in" then
      local night = claim.round
      if night > last_night(book, claim, without) then return nil end
      if seen_in[night] and seen_in[night] ~= claim.player and not without["one a night"].any then return nil end
      seen_in[night] = claim.player
    end
  end
  return seen_in
end

-- How many nights of their own what was seen in some night takes, by the last that will do.
local function some_nights(book, claims, without, seen_in)
  local pointed, last_of, nights = {}, {}, {}
  for night, player in pairs(seen_in) do pointed[player] = math.min(pointed[player] or night, night) end
  for _, claim in ipairs(claims) do
    if claim.topic == "sight" then
      local last, seat = last_night(book, claim, without), claim.player.seat
      if (pointed[claim.player] or last + 1) > last then last_of[seat] = math.min(last_of[seat] or last, last) end
    end
  end
  for _, last in pairs(last_of) do nights[last] = (nights[last] or 0) + 1 end
  return nights
end

-- The seer, or all seers together, points once a night. What was seen in some night needs one of its own, unless
-- it is claimed with its night, too.
function rule.nights_are_enough(book, claims, without)
  local seen_in = pointed_at(book, claims, without)
  if not seen_in or without.nights.any then return seen_in ~= nil end
  local taken, sum = some_nights(book, claims, without, seen_in), 0
  for night = 0, #book.nightfalls do
    sum = sum + (taken[night] or 0) + (seen_in[night] and 1 or 0)
    if sum > night then return false end
  end
  return true
end

-- Of claims that cannot all be true so many that any fewer could.
function rule.smallest(book, claims)
  return needed(claims, function(some) return not rule.can_be(book, some) end)
end

-- The facts that may speak against claims: of what they are, and their sentence; what is rather done
-- without stands last.
local function facts_of(book, claims)
  local facts, last = {}, 0
  for _, claim in ipairs(claims) do last = math.max(last, rule.nights_before(book, claim)) end
  local function fact(kind, of, id, args) table.insert(facts, 1, { kind = kind, of = of, id = id, args = args }) end
  fact("wolves", "any", "because.wolves", { wolves = book.sides.wolf })
  if not book.copies.seer then fact("copies", "seer", "because.copies", { role = "seer", copies = 0 }) end
  for _, role in ipairs(book.roles) do
    fact("copies", role, "because.copies", { role = role, copies = book.copies[role] })
  end
  fact("nights", "any", "because.nights", { nights = last })
  fact("one a night", "any", "because.one-a-night")
  for _, player in ipairs(book.dead) do
    local seat = player.seat
    if book.died[seat] then fact("death", seat, "because.dead", { player = player, night = book.died[seat] + 1 }) end
    if rule.was_eaten(book, player) then
      fact("victim", seat, "because.victim", { player = player, night = book.victims[seat] })
    end
    if book.shown[seat] then fact("card", seat, "because.card", { player = player, role = book.shown[seat] }) end
  end
  return facts
end

-- What was claimed, and of what everybody saw as little as it takes.
function rule.reasons(book, claims)
  local facts, without = facts_of(book, claims), no_facts()
  local function leave_out(some, out)
    for _, fact in ipairs(some) do without[fact.kind][fact.of] = out end
  end
  leave_out(facts, true)
  local against = needed(facts, function(some)
    leave_out(some, nil)
    local can_be = rule.can_be(book, claims, without)
    leave_out(some, true)
    return not can_be
  end)
  local reasons = map(claims, rule.because_claim)
  for _, fact in ipairs(against) do table.insert(reasons, #claims + 1, { id = fact.id, args = fact.args }) end
  return reasons
end

-- At least so many of some claims are false; what was found before is not found again.
function rule.find(book, claims, least)
  for i, found in ipairs(book.found) do
    if #found.claims == #claims and book.least[i] >= least
      and #except(claims, function(claim) return index_of(found.claims, claim) ~= nil end) == 0 then return end
  end
  local finding = { id = "finding.several", args = { least = least }, claims = claims }
  finding.reasons = rule.reasons(book, claims)
  local others = except(claims, function(claim) return claim.of == claims[1].of end)
  if #others == 0 and least == 1 then
    finding.id, finding.args = "finding.one", { player = claims[1].of }
  elseif #claims == 2 and least == 1 then
    finding.id, finding.args = "finding.two", { a = claims[1].of, b = claims[2].of }
  end
  table.insert(book.found, finding)
  table.insert(book.least, least)
end

-- A claim, as a reason.
function rule.because_claim(claim)
  if claim.topic == "role" then
    return { id = "because.role", args = { player = claim.of, role = claim.said[1] } }
  end
  local args = { player = claim.of, other = claim.player, side = claim.said[1] }
  if claim.topic == "sight-in" then
    args.night = claim.round
    return { id = "because.sight-in", args = args }
  end
  return { id = "because.sight", args = args }
end

-- Somebody claims to be what somebody else claims to have seen to be of the other side; or two seers, where there
-- are two, saw both sides in somebody.
function rule.compare_with_claims(book, claims)
  local about = {}
  for _, claim in ipairs(claims) do
    local seat = (claim.player or claim.of).seat
    about[seat] = about[seat] or {}
    for _, other in ipairs(about[seat]) do
      local open = other.of ~= claim.of and (other.topic == "role" or claim.topic == "role" or book.copies.seer ~= 1)
      if open and not rule.can_be(book, { other, claim }) then
        rule.find(book, { claim, other }, 1)
      end
    end
    table.insert(about[seat], claim)
  end
end

-- Finds claims that say of more seats what only `most` can be: for each seat one claim that was not taken yet.
-- `seats_of(claim)` is of which seats a claim says it.
local function count_seats(book, most, claims, seats_of)
  local taken, list = {}, {}
  for _, claim in ipairs(claims) do
    for _, seat in ipairs(seats_of(claim)) do
      if not taken[seat] then
        taken[seat] = true
        list[#list + 1] = claim
        break
      end
    end
  end
  if #list > most and #list > 0 then rule.find(book, list, math.min(#list - most, #list)) end
end

-- More claim a role than there are cards of it that were not shown yet; who says what they saw claims to be the
-- seer.
function rule.count_role(book, role, claims)
  if role == "wolf" and book.turns then return end
  local shown = count(book.players, function(player) return book.shown[player.seat] == role end)
  count_seats(book, book.copies[role] - shown, claims, function(claim)
    local says = claim.topic == "role" and claim.said[1] or "seer"
    return says == role and not book.shown[claim.of.seat] and { claim.of.seat } or {}
  end)
end

-- More are seen, or claim, to be of a side than there are cards of it, with those that everybody saw.
function rule.count_side(book, side, claims)
  if book.sides_change then return end
  local known, many = {}, 0
  for _, player in ipairs(book.players) do
    local card = book.shown[player.seat]
    known[player.seat] = card and book.side_of[card] or rule.was_eaten(book, player) and "no-wolf" or nil
    if known[player.seat] == side then many = many + 1 end
  end
  count_seats(book, book.sides[side] - many, claims, function(claim)
    local says, seats = claim.topic == "role" and book.side_of[claim.said[1]] or claim.said[1], {}
    local subject = claim.player or claim.of
    if says == side and not known[subject.seat] then seats[1] = subject.seat end
    if claim.player and side == book.side_of.seer and not known[claim.of.seat] then
      seats[#seats + 1] = claim.of.seat
    end
    return seats
  end)
end

-- So many claims are gone through at most.
local MOST_WORK = 10000

-- How many claims at the least are false: the fewest with which nothing that was found is left. Where the others
-- still cannot all be true, that is found, too. Where it would take too long, as many as findings that have
-- nothing in common tell.
function rule.false_at_least(book, claims)
  while book.work <= MOST_WORK do
    local fewest, others = rule.fewest(book, claims)
    if not fewest then break end
    if rule.can_be(book, others) then return fewest end
    rule.find(book, rule.smallest(book, others), 1)
  end
  return rule.apart(book)
end

-- How many claims are the fewest that take enough of each finding, and the others: of several choices one in
-- which they can be true, if there is any. Nothing where that takes too much work.
function rule.fewest(book, claims)
  local chosen, kept, findings_of, missing, n, best, others, fits = {}, {}, {}, {}, 0, nil, nil, false
  for i, finding in ipairs(book.found) do
    missing[i] = book.least[i]
    for _, claim in ipairs(finding.claims) do
      findings_of[claim] = findings_of[claim] or {}
      table.insert(findings_of[claim], i)
    end
  end
  local function choose_one(claim, by)
    chosen[claim], n = by > 0 or nil, n + by
    for _, i in ipairs(findings_of[claim]) do missing[i] = missing[i] - by end
  end
  local function search(open)
    book.work = book.work + 1
    local node = book.work
    while missing[open] and missing[open] <= 0 do open = open + 1 end
    local least = n + (missing[open] or 0)
    if book.work > MOST_WORK or best and (least > best or least == best and fits) then return end
    if not missing[open] then
      best, others = n, except(claims, function(claim) return chosen[claim] or false end)
      fits = rule.can_be(book, others)
      return
    end
    -- One claim is false; or it is not, but the next one.
    for _, claim in ipairs(book.found[open].claims) do
      if not chosen[claim] and not kept[claim] then
        choose_one(claim, 1)
        search(open)
        choose_one(claim, -1)
        kept[claim] = node
      end
    end
    for _, claim in ipairs(book.found[open].claims) do
      if kept[claim] == node then kept[claim] = nil end
    end
  end
  search(1)
  if book.work <= MOST_WORK then return best, others end
end

-- What findings tell together that have no claim in common.
function rule.apart(book)
  local sum, used = 0, {}
  for i, finding in ipairs(book.found) do
    if count(finding.claims, function(claim) return used[claim] or false end) == 0 then
      sum = sum + book.least[i]
      for _, claim in ipairs(finding.claims) do used[claim] = true end
    end
  end
  return sum
end
