-- How many claims are false at the least: in every world there is, so many do not hold.

local function bump(best, at, n)
  if not best[at] or n < best[at] then best[at] = n end
end

-- For each way a part can be, how many claims it belies; nil where it cannot be, beside what everybody
-- saw and the peeks that are to be true.
local function belied(part, wide)
  local costs = {}
  for way = 0, part.government and 5 or part.size do
    local cost = 0
    if part.fact and (way < part.fact.low or way > part.fact.high) then cost = nil end
    for _, one in ipairs(cost and part.evidence or {}) do
      local holds = way >= one.low and way <= one.high
      if not wide[one.claim] then cost = cost + (holds and 0 or 1) elseif wide[one.claim] == "true" and not holds then
        cost = nil
        break
      end
    end
    costs[way] = cost
  end
  return costs
end

-- The same by how many Liberals there are.
local function by_liberals(part, wide)
  local costs, best = belied(part, wide), {}
  for way = 0, part.government and 5 or part.size do
    if costs[way] then bump(best, part.government and (way + 1) // 2 or way, costs[way]) end
  end
  return best
end

-- Two lists of costs as one of what both come to, up to `most`.
local function together(a, b, most)
  local best = {}
  for i = 0, most do
    for j = 0, a[i] and most - i or -1 do
      if b[j] then bump(best, i + j, a[i] + b[j]) end
    end
  end
  return best
end

-- The fewest where it is not known what lay there.
local function least_of_each(cycle, wide)
  local n = 0
  for _, part in ipairs(cycle.inner) do
    local best = {}
    for way, cost in pairs(belied(part, wide)) do bump(best, 1, way and cost) end
    if not best[1] then return nil end
    n = n + best[1]
  end
  return n
end

-- The fewest in cycle `k` of the chain and all after it, if `held` Liberals came into it in a hand.
local function fewest_from(system, k, held, wide)
  local cycle = system.chain[k]
  local room, costs = cycle.left[system.face] - held, { [0] = 0 }
  if not cycle.known then return least_of_each(cycle, wide) end
  for _, part in ipairs(cycle.inner) do costs = together(costs, by_liberals(part, wide), math.max(room, 0)) end
  if not cycle.out then return costs[room] end
  local best
  local ways = belied(cycle.out, wide)
  for way = 0, 5 do
    local left = ways[way] and costs[room - (way + 1) // 2]
    local held_on = system.chain[k + 1].held == 2 and way // 2 or (way + 1) // 2
    local after = left and fewest_from(system, k + 1, held_on, wide)
    if after and (not best or left + ways[way] + after < best) then best = left + ways[way] + after end
  end
  return best
end

-- Peeks that tell of several parts, or of cards that another peek saw.
local function wide_peeks(system)
  local seen, wide = {}, {}
  for _, part in ipairs(system.parts) do
    local peeks = where(part.evidence, "peek")
    for _, one in ipairs(peeks) do
      if (seen[one.peek] or #peeks > 1) and not index_of(wide, one.peek) then wide[#wide + 1] = one.peek end
      seen[one.peek] = true
    end
  end
  return wide
end

-- Tries every choice of which of the wide peeks are true, from the `at`-th on.
local function fewest_with(system, peeks, at, wide, lies)
  if at > #peeks then
    local n = fewest_from(system, 1, 0, wide)
    return n and n + lies
  end
  local claim = peeks[at].peek
  wide[claim] = "false"
  local best = fewest_with(system, peeks, at + 1, wide, lies + 1)
  for i = 1, at - 1 do
    if wide[peeks[i].peek] == "true" and rule.peeks_differ(peeks[i], peeks[at]) then return best end
  end
  wide[claim] = "true"
  local n = fewest_with(system, peeks, at + 1, wide, lies)
  wide[claim] = "false"
  if n and (not best or n < best) then best = n end
  return best
end

-- The fewest by who is Hitler and who else has a Fascist card.
local function fewest_of_party(system)
  local costs = { [0] = { [0] = 0 } } -- by how many Fascist cards there are, and how many may be Hitler
  for seat, part in ipairs(system.parts) do
    local ways, new = belied(part, {}), {}
    local may = system.may_be_hitler[seat] and 1 or 0
    for cards = 0, system.cards.fascist do
      new[cards] = {}
    end
    for cards = 0, system.cards.fascist do
      for hitlers = 0, costs[cards] and system.cards.hitler or -1 do
        local cost = costs[cards][hitlers]
        if cost and ways[1] then bump(new[cards], hitlers, cost + ways[1]) end
        if cost and ways[0] and new[cards + 1] then
          bump(new[cards + 1], math.min(hitlers + may, system.cards.hitler), cost + ways[0])
        end
      end
    end
    costs = new
  end
  return costs[system.cards.fascist][system.cards.hitler]
end

-- How many claims of the system are false at the least.
function rule.fewest_false(system)
  local n
  if not system.chain then
    n = system.cards and fewest_of_party(system)
  else
    n = fewest_with(system, wide_peeks(system), 1, {}, 0)
  end
  return n or 0
end
