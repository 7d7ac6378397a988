-- Contradictions: claims that cannot be true beside what everybody saw, or beside each other. Only what
-- can be proved is found; a claim is never taken for a fact, and no secret is looked at.
--
-- Everything is put as what a hand must at least have held: { liberal =, fascist =, claim =, reason = }.
-- A card that was enacted must have been there; so must the cards that somebody claims. Two such things
-- contradict each other where together they are more cards than there were.

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

-- Each claim goes where what it is about stands in the ledger.
function rule.attach_claims(book, claims)
  for _, claim in ipairs(claims) do
    local lists = {
      ["president-hand"] = book.draws, ["chancellor-hand"] = book.draws, peek = book.peeks,
      investigation = book.investigations,
    }
    local list = lists[claim.topic] or {}
    for _, entry in ipairs(list) do
      if entry.round == claim.round and not entry.chaos then entry[claim.topic] = claim end
    end
  end
end

local function evidence(faces, reason, claim)
  return { liberal = count(faces, "liberal"), fascist = count(faces, "fascist"), reason = reason, claim = claim }
end

local function claim_reason(id, claim)
  return {
    id = "because." .. id .. (claim.discard and "-discard" or ""),
    args = {
      player = claim.of, cards = claim.said, round = claim.round, discard = claim.discard, other = claim.player,
    },
  }
end

-- The two cards that a President claims to have handed on.
local function handed_on(claim)
  local left, at = map(claim.said, function(face) return face end), index_of(claim.said, claim.discard)
  table.remove(left, at)
  return left
end

-- What is known and claimed of one draw. `two` is about the two cards that were handed on.
function rule.add_evidence(book, draw)
  local hand, two = draw["president-hand"], draw["chancellor-hand"]
  draw.evidence, draw.two = {}, {}
  local function add(list, faces, id, claim)
    list[#list + 1] = evidence(faces, claim_reason(id, claim), claim)
  end
  if draw.face then
    local seen = evidence({ draw.face }, {
      id = draw.chaos and "because.chaos" or "because.enacted", args = { face = draw.face, round = draw.round },
    })
    draw.evidence[1], draw.two[1] = seen, seen
  end
  if hand then add(draw.evidence, hand.said, "hand", hand) end
  if two then add(draw.evidence, two.said, "two", two) end
  for _, peek in ipairs(book.peeks) do
    if peek.peek and peek.cycle == draw.cycle then rule.add_peeked(draw, peek) end
  end
  if hand and hand.discard then add(draw.two, handed_on(hand), "hand", hand) end
  if two then add(draw.two, two.said, "two", two) end
end

-- The cards of a peek that lie between two places of the pile.
function rule.peeked_between(peek, first, last)
  local faces = {}
  for place = math.max(first, peek.before + 1), math.min(last, peek.before + peek.cards) do
    faces[#faces + 1] = peek.peek.said[place - peek.before]
  end
  return faces
end

-- As the order of the pile does not change, the cards that were seen on top are the next ones drawn.
function rule.add_peeked(draw, peek)
  local faces = rule.peeked_between(peek, draw.before + 1, draw.before + draw.cards)
  if #faces == 0 then return end
  local seen = rule.peek_evidence(peek, faces)
  seen.then_drawn = {
    id = draw.chaos and "because.turned" or "because.drawn",
    args = { cards = faces, round = draw.round, player = draw.president },
  }
  table.insert(draw.evidence, seen)
end

-- What the peek claims of these cards among the three.
function rule.peek_evidence(peek, faces) return evidence(faces, claim_reason("peek", peek.peek), peek.peek) end

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

-- What an investigator claims, against the roles that are revealed at the end: Hitler's party is Fascist.
function rule.compare_roles(found, book)
  for _, one in ipairs(book.investigations) do
    local claim, role = one.investigation, book.roles[one.player.seat]
    if claim and role and (role == "liberal") ~= (claim.said[1] == "liberal") then
      local fact = { reason = { id = "because.role", args = { player = one.player, role = role } } }
      rule.add_finding(found, { { claim = claim } }, { rule.party_reason(claim), fact.reason })
    end
  end
end

-- Two investigators of one player must have seen the same.
function rule.compare_investigators(found, book)
  for j, one in ipairs(book.investigations) do
    for i = 1, j - 1 do
      local a, b = book.investigations[i].investigation, one.investigation
      if a and b and a.player == b.player and not a.refuted and not b.refuted and a.said[1] ~= b.said[1] then
        rule.add_finding(found, { { claim = a }, { claim = b } }, { rule.party_reason(a), rule.party_reason(b) })
      end
    end
  end
end

-- What somebody claims to have seen on a party card.
function rule.party_reason(claim)
  return {
    id = "because.party",
    args = { player = claim.of, other = claim.player, party = claim.said[1], round = claim.round },
  }
end
