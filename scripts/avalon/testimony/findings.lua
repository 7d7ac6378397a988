-- Findings: claims that no deal of the roles in play fits, beside what everybody saw. A claim is never taken
-- for a fact, and no secret is looked at.

local MOST_RELIVED = 20 -- claims; with more, all are looked at together

-- Whether what a claim is about was heard of: one about a mission that is still to come waits.
local function is_due(case, claim, now)
  return claim.heard <= now and (claim.topic ~= "card" or case.book.missions[claim.round] ~= nil)
end

-- The game over again: a finding that came to light stays as long as what led to it does. Claims stand in the
-- order spoken.
local function relive(heard, claims)
  local case, longer, waiting = { book = rule.new_book(), claims = {}, steps = 0 }, {}, {}
  local sides = { good = {}, evil = {} } -- the first claim of each player's side, by seat
  for n, claim in ipairs(claims) do
    claim.n, claim.says, waiting[n] = n, n, claim
    if claim.topic == "side" then
      local said, seat = sides[claim.said[1]], claim.player.seat
      said[seat] = said[seat] or n
      claim.says = said[seat]
    end
  end
  local function look(new)
    if #claims <= MOST_RELIVED and #case.claims > 2 then longer = rule.longer_sets(case, longer, new) end
  end
  for now, said in ipairs(heard) do
    if rule.enter(case.book, said) then
      case.worlds, case.agree = rule.worlds(case.book), {}
      look(nil)
    end
    for _, claim in ipairs(waiting) do
      if is_due(case, claim, now) then
        table.insert(case.claims, claim)
        look(claim)
      end
    end
    if waiting[1] then waiting = except(waiting, function(claim) return is_due(case, claim, now) end) end
  end
  if #claims > MOST_RELIVED then longer = rule.longer_sets(case, longer, nil) end
  return case, longer
end

-- Single claims that cannot be true, and every two that cannot be together.
local function ones_and_twos(case)
  local ones, twos, others = {}, {}, {}
  for _, claim in ipairs(case.claims) do
    table.insert(rule.agree(case, claim, claim) and others or ones, claim)
  end
  for j, b in ipairs(others) do
    for i = 1, j - 1 do
      if not rule.agree(case, others[i], b) then table.insert(twos, { others[i], b }) end
    end
  end
  return map(ones, function(claim) return { claim } end), twos
end

-- What cannot be true: single claims first, then two together, then as many longer sets as name everybody who
-- is in one. `false_claims` is how many claims at least are false. What was seen and cannot be itself, as more
-- Fails than there are evil, proves nothing.
function rule.findings(heard, claims)
  local case, longer = relive(heard, claims)
  local findings = { false_claims = 0 }
  if not case.worlds or #case.worlds == 0 or rule.can_be(case.book, case.worlds, case.claims) then return findings end
  local ones, twos = ones_and_twos(case)
  local evidence = rule.evidence(case.book)
  for _, sets in ipairs{ ones, twos, longer } do
    for _, set in ipairs(sets) do table.insert(findings, rule.finding(set, rule.reasons(evidence, set))) end
  end
  findings.false_claims = rule.fewest_false(case.book, case.worlds, case.claims)
  return findings
end

-- A set in words.
function rule.finding(claims, reasons)
  local a, b = claims[1].of, nil
  for _, claim in ipairs(claims) do
    if claim.of ~= a then b = claim.of end
  end
  if not b then return { id = "finding.one", args = { player = a }, reasons = reasons, claims = claims } end
  if #claims == 2 then return { id = "finding.two", args = { a = a, b = b }, reasons = reasons, claims = claims } end
  return { id = "finding.several", args = {}, reasons = reasons, claims = claims }
end
