-- Contradictions: claims that cannot be true beside what everybody saw, or beside each other. Only what
-- can be proved is found; a claim is never taken for a fact, and no secret is looked at.

-- Claims that are refuted alone are used no further: against them nobody else has to be wrong.
function rule.findings(heard, claims)
  local book, found = rule.ledger(heard), {}
  rule.attach_claims(book, claims)
  for _, draw in ipairs(book.draws) do rule.add_evidence(book, draw) end
  for _, draw in ipairs(book.draws) do rule.compare(found, draw, true) end
  for _, cycle in ipairs(book.cycles) do rule.refute_in_cycle(found, book, cycle) end
  rule.compare_roles(found, book)
  for _, draw in ipairs(book.draws) do rule.compare(found, draw, false) end
  for _, cycle in ipairs(book.cycles) do rule.add_up_cycle(found, book, cycle) end
  rule.compare_investigators(found, book)
  return found
end

-- A claim that was refuted, or a pair that was found already, is not found again.
function rule.add_finding(found, evidence_list, reasons)
  local claims = {}
  for _, one in ipairs(evidence_list) do
    if one.claim and not index_of(claims, one.claim) then claims[#claims + 1] = one.claim end
  end
  local a, b = claims[1], claims[2]
  local finding = { id = "finding.several", args = {}, reasons = reasons, claims = claims }
  if #claims == 1 then
    a.refuted = true
    finding.id, finding.args = "finding.one", { player = a.of, round = a.round }
  elseif #claims == 2 and a.of ~= b.of then
    finding.id, finding.args = "finding.two", { a = a.of, b = b.of }
  end
  found[#found + 1] = finding
end

-- Whether two things cannot both be true of `room` cards.
local function contradict(a, b, room)
  return math.max(a.liberal, b.liberal) + math.max(a.fascist, b.fascist) > room
end

local function refuted(one) return one.claim and one.claim.refuted end

-- Every two things about the same cards: first what stands against a fact, later claim against claim.
function rule.compare(found, draw, with_facts)
  local function compare_in(list, room)
    for j = 2, #list do
      for i = 1, j - 1 do
        local a, b = list[i], list[j]
        local wanted = with_facts == not (a.claim and b.claim) and a.claim ~= b.claim
        if wanted and not refuted(a) and not refuted(b) and contradict(a, b, room)
          and not rule.found_before(found, a, b) then
          rule.add_finding(found, { a, b }, rule.reasons_of({ a, b }))
        end
      end
    end
  end
  compare_in(draw.evidence, draw.cards)
  compare_in(draw.two, 2)
end

-- Whether these two claims were found to contradict each other already.
function rule.found_before(found, a, b)
  for _, finding in ipairs(found) do
    if #finding.claims == 2 and index_of(finding.claims, a.claim) and index_of(finding.claims, b.claim) then
      return true
    end
  end
  return false
end

-- The reasons of some evidence, in order.
function rule.reasons_of(list)
  local reasons = {}
  for _, one in ipairs(list) do
    reasons[#reasons + 1] = one.reason
    if one.then_drawn then reasons[#reasons + 1] = one.then_drawn end
  end
  return reasons
end
