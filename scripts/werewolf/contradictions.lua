-- Contradictions: claims that cannot be true beside the cards that were shown, or beside each other.
-- Only what can be proved is found, and no secret is looked at.

-- Who is refuted alone is used no further: against them nobody else has to be wrong.
function rule.findings(heard, claims)
  local book = rule.village_book(heard)
  book.found, book.refuted = {}, {}
  local roles = where(claims, function(claim) return claim.topic == "role" end)
  local sights = where(claims, function(claim) return claim.topic == "sight" end)
  for _, claim in ipairs(roles) do rule.compare_role(book, claim) end
  for _, claim in ipairs(sights) do rule.compare_sight(book, claim, roles) end
  for _, player in ipairs(book.players) do rule.count_sights(book, player, sights) end
  for _, role in ipairs(book.roles) do rule.count_role(book, role, rule.claimants(book, role, roles, sights)) end
  return book.found
end

-- One player's claims cannot be true, for these reasons. Once is enough.
function rule.refute(book, player, reasons)
  if book.refuted[player.seat] then return end
  book.refuted[player.seat] = true
  table.insert(book.found, { id = "finding.one", args = { player = player }, reasons = reasons })
end

-- A claim, as a reason.
function rule.because_claim(claim)
  if claim.topic == "role" then
    return { id = "because.role", args = { player = claim.of, role = claim.said[1] } }
  end
  return {
    id = "because.sight",
    args = { player = claim.of, other = claim.player, side = claim.said[1] },
  }
end

-- A card that was shown, as a reason.
function rule.because_card(book, player)
  return { id = "because.card", args = { player = player, role = book.shown[player.seat] } }
end

-- Somebody's own card shows another role.
function rule.compare_role(book, claim)
  local shown = book.shown[claim.of.seat]
  if shown and shown ~= claim.said[1] then
    rule.refute(book, claim.of, { rule.because_claim(claim), rule.because_card(book, claim.of) })
  end
end

-- Only the seer sees anything, and sees nothing that a card shown later denies.
function rule.compare_sight(book, claim, roles)
  local own, other = book.shown[claim.of.seat], book.shown[claim.player.seat]
  if own and own ~= "seer" then
    rule.refute(book, claim.of, { rule.because_claim(claim), rule.because_card(book, claim.of) })
  elseif other and (other == "wolf") ~= (claim.said[1] == "wolf") then
    rule.refute(book, claim.of, { rule.because_claim(claim), rule.because_card(book, claim.player) })
  end
  for _, role in ipairs(roles) do
    if role.of == claim.of and role.said[1] ~= "seer" then
      rule.refute(book, claim.of, { rule.because_claim(role), rule.because_claim(claim) })
    end
  end
end

-- The seer points once a night, and nights that fall later make nothing true that was claimed before.
function rule.count_sights(book, player, sights)
  local reasons = {}
  for _, claim in ipairs(sights) do
    if claim.of == player then
      table.insert(reasons, rule.because_claim(claim))
      local nights = rule.nights_before(book, claim)
      if #reasons > nights then
        table.insert(reasons, { id = "because.nights", args = { nights = nights } })
        rule.refute(book, player, reasons)
        return
      end
    end
  end
end

-- How many nights had fallen when something was claimed.
function rule.nights_before(book, claim)
  return count(book.nightfalls, function(line) return line <= claim.heard end)
end

-- Who claims a role, each with one claim; who says what they saw claims to be the seer.
function rule.claimants(book, role, roles, sights)
  local list, seen = {}, {}
  local function add(claim)
    if seen[claim.of.seat] or book.refuted[claim.of.seat] or book.shown[claim.of.seat] then return end
    seen[claim.of.seat] = true
    table.insert(list, claim)
  end
  for _, claim in ipairs(roles) do
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
  if too_many <= 0 then return end
  local reasons = map(claims, rule.because_claim)
  table.insert(reasons, { id = "because.copies", args = { role = role, copies = book.copies[role] } })
  for _, player in ipairs(shown) do table.insert(reasons, rule.because_card(book, player)) end
  local finding = { id = "finding.several", args = { least = too_many }, reasons = reasons }
  if #claims == 1 then
    finding.id, finding.args = "finding.one", { player = claims[1].of }
  elseif #claims == 2 and too_many == 1 then
    finding.id, finding.args = "finding.two", { a = claims[1].of, b = claims[2].of }
  end
  if #claims > 0 then table.insert(book.found, finding) end
end
