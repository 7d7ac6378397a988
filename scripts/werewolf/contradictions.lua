-- Contradictions: claims that cannot be true beside the cards that were shown, or beside each other.
-- Only what can be proved is found, and no secret is looked at.

-- Who is refuted alone is used no further: against them nobody else has to be wrong. Where sides can change
-- during the game, what was seen proves nothing about a card (R-WW-18).
function rule.findings(heard, claims)
  local book = rule.village_book(heard)
  book.found, book.least, book.refuted = {}, {}, {}
  local said = where(claims, function(claim) return claim.topic == "role" end)
  local sights = where(claims, function(claim) return claim.topic ~= "role" end)
  for _, claim in ipairs(said) do rule.compare_role(book, claim) end
  for _, claim in ipairs(sights) do rule.compare_sight(book, claim, said) end
  for _, player in ipairs(book.players) do
    local own = where(sights, function(claim) return claim.of == player end)
    rule.count_sights(book, player, own)
    rule.count_wolves(book, own)
  end
  local unrefuted = where(sights, function(claim) return not book.refuted[claim.of.seat] end)
  rule.count_wolves(book, unrefuted)
  for _, claim in ipairs(unrefuted) do rule.compare_with_claims(book, claim, said) end
  for _, role in ipairs(book.roles) do rule.count_role(book, role, rule.claimants(book, role, said, sights)) end
  book.found.false_claims = rule.least_false(book.found, book.least)
  return book.found
end

-- One player's claims cannot be true, for these reasons. Once is enough.
function rule.refute(book, player, claims, reasons)
  if book.refuted[player.seat] then return end
  book.refuted[player.seat] = true
  rule.find(book, claims, 1, reasons)
end

-- At least so many of some claims are false.
function rule.find(book, claims, least, reasons)
  local finding = { id = "finding.several", args = { least = least }, claims = claims }
  finding.reasons = map(claims, rule.because_claim)
  for _, reason in ipairs(reasons) do table.insert(finding.reasons, reason) end
  local others = except(claims, function(claim) return claim.of == claims[1].of end)
  if #others == 0 then
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
  if claim.round and claim.round > 0 then
    args.night = claim.round
    return { id = "because.sight-in", args = args }
  end
  return { id = "because.sight", args = args }
end

-- A card that was shown, as a reason.
function rule.because_card(book, player)
  return { id = "because.card", args = { player = player, role = book.shown[player.seat] } }
end

-- Somebody's own card shows another role. Who was the thief is it no more.
function rule.compare_role(book, claim)
  local shown = book.shown[claim.of.seat]
  if not shown or shown == claim.said[1] or (roles(claim.said[1]) or {}).swaps then return end
  rule.refute(book, claim.of, { claim }, { rule.because_card(book, claim.of) })
end

local function is_seen(claim, role) return rule.seen_as_wolf(nil, role) == (claim.said[1] == "wolf") end

-- The night in which wolves ate somebody in whom a wolf was seen: where they alone kill by night, none is one.
local function eaten(book, claim)
  return claim.said[1] == "wolf" and book.wolves_alone_kill and book.victims[claim.player.seat]
end

-- Only the seer sees anything, and sees nothing that a card shown later denies; nor a wolf in whom wolves ate,
-- where they alone kill by night.
function rule.compare_sight(book, claim, said)
  local own, other = book.shown[claim.of.seat], book.shown[claim.player.seat]
  if own and own ~= "seer" then
    rule.refute(book, claim.of, { claim }, { rule.because_card(book, claim.of) })
  elseif not book.sides_change and other and not is_seen(claim, other) then
    rule.refute(book, claim.of, { claim }, { rule.because_card(book, claim.player) })
  elseif not book.sides_change and eaten(book, claim) then
    local args = { player = claim.player, night = eaten(book, claim) }
    rule.refute(book, claim.of, { claim }, { { id = "because.victim", args = args } })
  end
  for _, role in ipairs(said) do
    if role.of == claim.of and role.said[1] ~= "seer" then rule.refute(book, claim.of, { role, claim }, {}) end
  end
end

-- Somebody claims to be what somebody else claims to have seen to be of the other side.
function rule.compare_with_claims(book, claim, said)
  if book.sides_change then return end
  for _, role in ipairs(said) do
    local of = role.of
    local open = of == claim.player and not book.refuted[of.seat] and not book.shown[of.seat]
    if open and not is_seen(claim, role.said[1]) then rule.find(book, { claim, role }, 1, {}) end
  end
end

-- The seer points once a night, and nights that fall later make nothing true that was claimed before.
function rule.count_sights(book, player, sights)
  local told, nights_told = {}, {}
  for _, claim in ipairs(sights) do
    table.insert(told, claim)
    local nights = rule.nights_before(book, claim)
    if #told > nights then
      rule.refute(book, player, told, { { id = "because.nights", args = { nights = nights } } })
      return
    end
    local round = claim.round or 0
    if round > 0 and nights_told[round] then
      rule.refute(book, player, { nights_told[round], claim }, { { id = "because.one-a-night" } })
      return
    end
    nights_told[round] = claim
  end
end

-- How many nights had fallen when something was claimed.
function rule.nights_before(book, claim)
  return count(book.nightfalls, function(line) return line <= claim.heard end)
end

-- More wolves were seen than there are, those among them whose cards were shown.
function rule.count_wolves(book, sights)
  if book.sides_change or #sights == 0 then return end
  local wolves, seen, claims, reasons = 0, {}, {}, {}
  for _, role in ipairs(book.roles) do
    if rule.seen_as_wolf(nil, role) then wolves = wolves + book.copies[role] end
  end
  local distinct = 0
  for _, player in ipairs(book.players) do
    if book.shown[player.seat] and rule.seen_as_wolf(nil, book.shown[player.seat]) then
      distinct, seen[player.seat] = distinct + 1, true
      table.insert(reasons, rule.because_card(book, player))
    end
  end
  for _, claim in ipairs(sights) do
    local seat = claim.player.seat
    if claim.said[1] == "wolf" and not seen[seat] and not book.refuted[claim.of.seat] then
      distinct, seen[seat] = distinct + 1, true
      table.insert(claims, claim)
    end
  end
  if distinct <= wolves or #claims == 0 then return end
  table.insert(reasons, 1, { id = "because.wolves", args = { wolves = wolves } })
  if #except(claims, function(claim) return claim.of == claims[1].of end) == 0 then
    rule.refute(book, claims[1].of, claims, reasons)
  else
    rule.find(book, claims, distinct - wolves, reasons)
  end
end

-- Who claims a role, each with one claim; who says what they saw claims to be the seer.
function rule.claimants(book, role, said, sights)
  local list, seen = {}, {}
  local function add(claim)
    if seen[claim.of.seat] or book.refuted[claim.of.seat] or book.shown[claim.of.seat] then return end
    seen[claim.of.seat] = true
    table.insert(list, claim)
  end
  for _, claim in ipairs(said) do
    if claim.said[1] == role then add(claim) end
  end
  if role == "seer" then
    for _, claim in ipairs(sights) do add(claim) end
  end
  return list
end

-- More claim a role than there are cards of it that were not shown yet.
function rule.count_role(book, role, claims)
  local shown = where(book.players, function(player) return book.shown[player.seat] == role end)
  local too_many = #shown + #claims - book.copies[role]
  if too_many <= 0 or #claims == 0 then return end
  local reasons = { { id = "because.copies", args = { role = role, copies = book.copies[role] } } }
  for _, player in ipairs(shown) do table.insert(reasons, rule.because_card(book, player)) end
  rule.find(book, claims, math.min(too_many, #claims), reasons)
end

local MOST_STEPS = 200

-- How many claims at the least are false, so that no finding is left: the fewest that take enough of each.
-- Where that would take too long, as many as findings that have nothing in common tell.
function rule.least_false(found, least)
  local false_ones, best, steps = {}, nil, 0
  local function open()
    for i, finding in ipairs(found) do
      local taken = count(finding.claims, function(claim) return index_of(false_ones, claim) ~= nil end)
      if taken < least[i] then return finding end
    end
  end
  local function search()
    steps = steps + 1
    if steps > MOST_STEPS or best and #false_ones >= best then return end
    local finding = open()
    if not finding then
      best = #false_ones
      return
    end
    for _, claim in ipairs(finding.claims) do
      if not index_of(false_ones, claim) then
        table.insert(false_ones, claim)
        search()
        table.remove(false_ones)
      end
    end
  end
  search()
  if steps <= MOST_STEPS then return best or 0 end
  return rule.apart(found, least)
end

-- What findings tell together that have no claim in common.
function rule.apart(found, least)
  local sum, used = 0, {}
  for i, finding in ipairs(found) do
    if count(finding.claims, function(claim) return index_of(used, claim) ~= nil end) == 0 then
      sum = sum + least[i]
      for _, claim in ipairs(finding.claims) do table.insert(used, claim) end
    end
  end
  return sum
end
