-- Findings: claims that cannot be true beside what everybody saw, or beside each other. Only what can be
-- proved is found; a claim is never taken for a fact, and no secret is looked at.

-- Looks at a system again: one shuffle's cards, those of all shuffles, or the party cards.
local function review(book, found, what)
  if what == "party" then
    found.party = rule.smallest(rule.party_system(book), found.party)
    return
  end
  for _, cycle in ipairs(what == "all" and except(book.cycles, "hand") or { what }) do
    local chain = rule.chain_of(book, cycle)
    for _, face in ipairs(rule.counted(book)) do
      chain[1].found[face] = rule.smallest(rule.policy_system(book, chain, face), chain[1].found[face])
    end
  end
end

-- Enters the claims whose time has come; one that is about something not yet heard of waits.
local function enter_claims(book, found, waiting, now)
  local still = {}
  for _, claim in ipairs(waiting) do
    local changed = claim.heard <= now and rule.enter_claim(book, claim)
    if changed then review(book, found, changed) else still[#still + 1] = claim end
  end
  return still
end

-- The evening over again: a finding that came to light stays as long as what led to it does. Claims stand in
-- the order spoken.
local function relive(heard, claims)
  local book, found, waiting = rule.new_ledger(), {}, {}
  for n, claim in ipairs(claims) do
    claim.n, waiting[n] = n, claim
  end
  for now, said in ipairs(heard) do
    rule.enter(book, said)
    if book.changed and #waiting < #claims then review(book, found, book.changed) end
    book.changed = nil
    if waiting[1] and waiting[1].heard <= now then waiting = enter_claims(book, found, waiting, now) end
  end
  return book, found
end

-- Every system in which something was found: { system, found }, those of the policies first.
local function all_systems(book, found)
  local list = {}
  for _, cycle in ipairs(book.cycles) do
    for _, face in ipairs(rule.counted(book)) do
      if cycle.found[face] then
        list[#list + 1] = { rule.policy_system(book, rule.chain_of(book, cycle), face), cycle.found[face] }
      end
    end
  end
  if found.party then list[#list + 1] = { rule.party_system(book), found.party } end
  return list
end

-- Whether some of the claims were found before: one contradiction shows by several of more than two faces.
local function is_found(findings, set)
  for _, finding in ipairs(findings) do
    if #where(finding.claims, function(claim) return not index_of(set, claim) end) == 0 then return true end
  end
  return false
end

-- How many claims at least are false, in all shuffles: in each as many as the face tells that tells the most.
local function fewest_false(book, systems)
  local all, most, before = 0, 0, nil
  for _, one in ipairs(systems) do
    local system = one[1]
    if system.chain and #book.faces > 2 then -- another face was looked at since
      system = rule.policy_system(book, system.chain, system.face)
    end
    if not before or not system.chain or system.chain[1] ~= before then all, most = all + most, 0 end
    most, before = math.max(most, rule.fewest_false(system)), system.chain and system.chain[1]
  end
  return all + most
end

-- What cannot be true: single claims first, then two together, then as many longer sets as name
-- everybody who is in one. `false_claims` is how many claims at least are false.
function rule.findings(heard, claims)
  local book, found = relive(heard, claims)
  local systems, findings = all_systems(book, found), {}
  for _, kind in ipairs{ "ones", "twos", "longer" } do
    for _, one in ipairs(systems) do
      for _, set in ipairs(one[2][kind]) do
        if #book.faces == 2 or not is_found(findings, set) then
          findings[#findings + 1] = rule.finding(set, rule.reasons(one[1], set))
        end
      end
    end
  end
  findings.false_claims = #findings > 0 and fewest_false(book, systems) or 0
  return findings
end

-- A set in words.
function rule.finding(claims, reasons)
  local a, b = claims[1], claims[2]
  local finding = { id = "finding.several", args = {}, reasons = reasons, claims = claims }
  if #claims == 1 then
    finding.id, finding.args = "finding.one", { player = a.of, round = a.round }
  elseif #claims == 2 and a.of ~= b.of then
    finding.id, finding.args = "finding.two", { a = a.of, b = b.of }
  end
  return finding
end
