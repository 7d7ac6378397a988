-- The reasons of a finding: what was claimed, and of what everybody saw as little as it takes.

-- A claim, as a reason.
function rule.because_claim(claim)
  local word = claim.said[1]
  if claim.topic == "role" then return { id = "because.role", args = { player = claim.of, role = word } } end
  if claim.topic == "side" then
    return { id = "because.side", args = { player = claim.of, other = claim.player, side = word } }
  end
  return { id = "because.card", args = { player = claim.of, card = word, mission = claim.round } }
end

-- The facts there are: each with its sentence, and with what the book is without it.
local function facts_of(book)
  local facts = {}
  local function fact(id, args, less_of)
    table.insert(facts, { n = #facts + 1, id = id, args = args, without = less_of })
  end
  if not book.good_may_fail then fact("because.good", nil, function(less) less.good_may_fail = true end) end
  fact("because.sides", { evil = book.evil, good = #book.players - book.evil }, function(less) less.evil = nil end)
  for _, role in ipairs(book.roles) do
    fact("because.copies", { role = role, copies = book.copies[role] },
      function(less) less.copies[role] = 2 * #book.players end)
  end
  for number, mission in ipairs(book.missions) do
    fact("because.fails", { mission = mission.number, fails = mission.fails, team = mission.team }, function(less)
      less.missions[number] = { number = number, team = mission.team, fails = 0, unseen = true }
    end)
  end
  for _, player in ipairs(book.players) do
    local role = book.shown[player.seat]
    if role then
      fact("because.shown", { player = player, role = role }, function(less) less.shown[player.seat] = nil end)
    end
  end
  if book.not_merlin then
    fact("because.not-merlin", { player = book.not_merlin }, function(less) less.not_merlin = nil end)
  end
  return facts
end

local function copy(list)
  local same = {}
  for key, value in pairs(list) do same[key] = value end
  return same
end

-- The book with only some of the facts, and its worlds; each is made once.
local function with_only(evidence, facts)
  local kept = {}
  for _, fact in ipairs(facts) do kept[fact.n] = true end
  local key = table.concat(map(where(evidence.facts, function(fact) return kept[fact.n] end),
    function(fact) return fact.n end), " ")
  if not evidence.made[key] then
    local book = evidence.book
    local less = copy(book)
    less.shown, less.missions, less.copies = copy(book.shown), copy(book.missions), copy(book.copies)
    for _, fact in ipairs(evidence.facts) do
      if not kept[fact.n] then fact.without(less) end
    end
    evidence.made[key] = { less, rule.worlds(less) }
  end
  return evidence.made[key]
end

-- What reasons are found in: all that everybody saw.
function rule.evidence(book) return { book = book, facts = facts_of(book), made = {}, against = {} } end

local function whom(claim) return claim.player or claim.of end

-- The facts, first the cards shown of those whom the claims are about: the card that somebody lied about is a
-- better reason than what follows from other cards.
local function nearest_first(facts, claims)
  local about = map(claims, whom)
  local function is_near(fact) return fact.id == "because.shown" and index_of(about, fact.args.player) ~= nil end
  local near = where(facts, is_near)
  for _, fact in ipairs(except(facts, is_near)) do table.insert(near, fact) end
  return near
end

-- The facts without which the claims could be true. Many say the same of the same player: these are looked
-- for once.
local function facts_against(evidence, claims)
  local key = table.concat(map(claims, function(claim)
    return claim.topic .. (claim.round or "") .. " " .. whom(claim).seat .. " " .. claim.said[1]
  end), ", ")
  local function contradict(kept)
    local less = with_only(evidence, kept)
    return not rule.can_be(less[1], less[2], claims)
  end
  evidence.against[key] = evidence.against[key] or needed(nearest_first(evidence.facts, claims), contradict)
  return evidence.against[key]
end

-- The claims in the order spoken, and those facts.
function rule.reasons(evidence, claims)
  local reasons = map(claims, rule.because_claim)
  for _, fact in ipairs(facts_against(evidence, claims)) do
    table.insert(reasons, { id = fact.id, args = fact.args })
  end
  return reasons
end
