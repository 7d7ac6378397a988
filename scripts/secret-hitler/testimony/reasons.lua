-- Why a set of claims cannot all be true, line by line. The lines of a sum add up.

-- What a peek has to do with a part of the cards.
local function place_reason(one)
  local part, args = one.part, { cards = one.faces, n = #one.faces }
  if part.draw then
    args.round, args.player = part.draw.round, part.draw.president
    return { id = part.draw.chaos and "because.turned" or "because.drawn", args = args }
  end
  local cycle = part.left
  return { id = cycle.over and "because.left-over" or "because.left", args = args }
end

-- Adds what somebody claims, or everybody saw. A claim is told once; a peek goes on with each part that
-- it is used for.
local function add_evidence(reasons, one, told)
  if not one.claim or not told[one.claim] then reasons[#reasons + 1] = { id = one.id, args = one.args } end
  if one.claim then told[one.claim] = true end
  if one.part then reasons[#reasons + 1] = place_reason(one) end
end

-- Two pieces of evidence about one part, or one against what everybody saw.
local function clash_reasons(system, set)
  for _, part in ipairs(system.parts) do
    local among = where(part.evidence, function(one) return set[one.claim] end)
    if part.fact then table.insert(among, 1, part.fact) end
    for j = 2, #among do
      for i = 1, j - 1 do
        local a, b, reasons, told = among[i], among[j], {}, {}
        if rule.clash(a, b) then
          add_evidence(reasons, a, told)
          add_evidence(reasons, b, told)
          return reasons
        end
      end
    end
  end
end

-- How a sum begins: what lay there.
local heads = {
  cards = function(system)
    return { { id = "because.cards", args = { liberal = system.cards.liberal, fascist = system.cards.fascist } } }
  end,
  fascists = function(system)
    return { { id = "because.fascists", args = { fascist = system.cards.fascist, n = system.cards.hitler } } }
  end,
  hitler = function(system)
    if #system.cleared == 0 then return {} end
    return { { id = "because.cleared", args = { players = system.cleared } } }
  end,
}

local function cycle_head(cycle, face)
  if #cycle.faces > 2 then
    return { id = "because.pile-face", args = { n = cycle.n, face = face, most = cycle.left[face] } }
  end
  local left = cycle.left
  local id = cycle.into and "because.pile-hand" or cycle.enacted == 0 and "because.pile-new" or "because.pile"
  return { id = id, args = {
    total = left.liberal + left.fascist + cycle.enacted, enacted = cycle.enacted, n = left.liberal + left.fascist,
    liberal = left.liberal, fascist = left.fascist, held = cycle.held, player = cycle.hand and cycle.hand.chancellor,
  } }
end

function heads.cycle(_, sum)
  return map(sum.cycles, function(cycle) return cycle_head(cycle, sum.face) end)
end

heads.chain = heads.cycle

-- What proves the most in a term; what everybody saw comes before a claim that proves no more.
local function strongest(term, set)
  local best, n = term.base > 0 and term.part.fact or nil, term.base
  for _, option in ipairs(term.options) do
    if set[option.claim] and option.n > n then best, n = option.evidence, option.n end
  end
  return best, n
end

-- How a sum ends.
local function sum_reason(sum, numbers, n)
  if sum.kind == "hitler" then return { id = "because.nobody-left", args = {} } end
  local id = sum.kind == "chain" and "because.sum-piles" or sum.kind == "fascists" and "because.sum-fascists"
    or "because.sum"
  return { id = id, args = { sum = table.concat(numbers, " + "), face = sum.face, n = n, most = sum.room } }
end

local function sum_reasons(system, sum, set)
  local reasons, numbers, told, all = heads[sum.kind](system, sum), {}, {}, 0
  local cleared = {}
  for _, term in ipairs(sum.terms) do
    local one, n = strongest(term, set)
    if one then
      add_evidence(reasons, one, told)
      numbers[#numbers + 1], all = tostring(n), all + n
      if term.held then reasons[#reasons + 1] = { id = "because.held", args = { n = n, face = term.face } } end
      if term.cleared and one.claim then cleared[#cleared + 1] = term.cleared end
    end
  end
  if sum.kind == "fascists" and #cleared > 0 then
    reasons[#reasons + 1] = { id = "because.cleared", args = { players = cleared } }
  end
  reasons[#reasons + 1] = sum_reason(sum, numbers, all)
  return reasons
end

-- The reasons why these claims cannot all be true.
function rule.reasons(system, claims)
  local set = {}
  for _, claim in ipairs(claims) do set[claim] = true end
  return #claims < 3 and clash_reasons(system, set) or sum_reasons(system, rule.too_much(system, set), set)
end
