-- Sums: what is claimed of all cards of a shuffle together can be no more than lay there.
--
-- A sum has a `room` and terms; a term is a part of which cards of one face are counted: `base` of them
-- everybody saw, and each option is a claim by which there were more. Beside clashes about one part
-- (evidence.lua) there is no other way to be wrong: where no sum has more than its room, there is a
-- world in which all is true.

-- One part as a term of a sum. `held`: only what was in the hand is counted.
function rule.term(part, face, held)
  local base = part.fact and rule.fewest(part, part.fact, face, held) or 0
  local term = { part = part, face = face, held = held, base = base, most = base, options = {} }
  for _, one in ipairs(part.evidence) do
    local n = rule.fewest(part, one, face, held)
    if n > base then
      term.options[#term.options + 1] = { claim = one.claim, n = n, evidence = one }
      term.most = math.max(term.most, n)
    end
  end
  return term
end

-- A sum of some terms. `cut`, where there is one, is { after = number of terms, first =, second = }: what
-- the terms on either side can be at most by other sums.
function rule.sum(kind, room, terms, cut)
  local sum = { kind = kind, room = room, terms = terms, base = 0, most = 0, cut = cut }
  for _, term in ipairs(terms) do
    sum.base, sum.most = sum.base + term.base, sum.most + term.most
  end
  return sum
end

local function other(face) return face == "liberal" and "fascist" or "liberal" end

local function base_of(terms)
  local n = 0
  for _, term in ipairs(terms) do n = n + term.base end
  return n
end

-- The terms of a cycle; without those of the hand that came into it, and of the one that went out.
local function inner_terms(cycle, face)
  return map(cycle.inner, function(part) return rule.term(part, face) end)
end

-- All of one cycle: the draws, what is left, and what was in a hand when it was shuffled.
local function cycle_sum(chain, i, face)
  local cycle = chain[i]
  local terms, cut = inner_terms(cycle, face), nil
  local function neighbour(next_to, held)
    local room = cycle.left[face] + next_to.left[other(face)] - held
    return { after = #terms, first = room - base_of(inner_terms(next_to, other(face))) }
  end
  if cycle.out then
    if not cycle.into then cut = neighbour(chain[i + 1], chain[i + 1].held) end
    terms[#terms + 1] = rule.term(cycle.out, face)
  end
  if cycle.into then
    if not cycle.out then cut = neighbour(chain[i - 1], cycle.held) end
    terms[#terms + 1] = rule.term(cycle.into, face, cycle.held)
  end
  local sum = rule.sum("cycle", cycle.left[face], terms, cut)
  sum.face, sum.cycles = face, { cycle }
  return sum
end

-- Several cycles, each with the cards of its last government still in a hand when the next began: of
-- these each is Liberal or Fascist, so that they stand in the way of many cards of one face in one pile
-- together with many of the other in the next.
local function chain_sum(chain, first, last, face)
  local terms, room, cut, cycles = {}, 0, nil, {}
  for i = first, last do
    local cycle = chain[i]
    for _, term in ipairs(inner_terms(cycle, face)) do terms[#terms + 1] = term end
    if i == first and cycle.into then terms[#terms + 1] = rule.term(cycle.into, face, cycle.held) end
    if i == last and cycle.out then terms[#terms + 1] = rule.term(cycle.out, face) end
    room = room + cycle.left[face] - (i > first and cycle.held or 0)
    if i == first then
      cut = { after = #terms, first = cycle.left[face] - rule.term(cycle.out, face).base }
    elseif i == first + 1 and i == last then
      cut.second = cycle.left[face] - rule.term(cycle.into, face, cycle.held).base
    end
    cycles[#cycles + 1], face = cycle, other(face)
  end
  local sum = rule.sum("chain", room, terms, cut)
  sum.cycles = cycles
  return sum
end

-- The parts of a cycle, and which of them are hands between it and its neighbours.
local function add_parts(book, system, chain, i)
  local cycle, after = chain[i], chain[i + 1]
  cycle.inner, cycle.out = {}, nil
  cycle.into = i > 1 and chain[i - 1].out or nil
  for _, draw in ipairs(cycle.draws) do
    local part = rule.draw_part(book, draw, system.face)
    system.parts[#system.parts + 1] = part
    if after and after.hand == draw then cycle.out = part else cycle.inner[#cycle.inner + 1] = part end
  end
  local pile = rule.pile_part(book, cycle, system.face)
  cycle.inner[#cycle.inner + 1], system.parts[#system.parts + 1] = pile, pile
end

-- The cycles that have to be looked at together with this one, in order.
function rule.chain_of(book, cycle)
  local all = book.cycles
  local first = index_of(all, cycle)
  while all[first].hand and first > 1 do first = first - 1 end
  local chain = { all[first] }
  while all[first + #chain] and all[first + #chain].hand do chain[#chain + 1] = all[first + #chain] end
  return chain
end

-- All that is known and claimed of the cards of some cycles, as cards of one face and others.
function rule.policy_system(book, chain, counted)
  local system = { parts = {}, sums = {}, chain = chain, face = counted }
  for i = 1, #chain do add_parts(book, system, chain, i) end
  if not chain[1].known then return system end
  for _, face in ipairs(#book.faces > 2 and { counted } or book.faces) do
    for first = 1, #chain do
      system.sums[#system.sums + 1] = cycle_sum(chain, first, face)
      for last = first + 1, #chain do system.sums[#system.sums + 1] = chain_sum(chain, first, last, face) end
    end
  end
  return system
end
