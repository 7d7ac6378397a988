-- One longer set of a sum, that names as many as it can who are not named yet.
--
-- A set is a smallest one if it is too much by less than any of its claims adds: with an excess of one, two or
-- three, every claim in it has to add at least so much. What the sum can come to is worked out term by
-- term; for each number the best way there is kept.

-- Peeks that tell of several parts are in the set or not from the beginning, as they move several terms
-- at once.
local function wide_claims(system, sum, found)
  local parts, wide = {}, {}
  for _, part in ipairs(system.parts) do
    for _, one in ipairs(part.evidence) do parts[one.claim] = (parts[one.claim] or 0) + 1 end
  end
  for _, term in ipairs(sum.terms) do
    for _, option in ipairs(term.options) do
      local claim = option.claim
      if parts[claim] > 1 and not found.refuted[claim] and not wide[claim] then
        wide[#wide + 1], wide[claim] = claim, true
      end
    end
  end
  return wide
end

local function contradicted(found, claim, chosen)
  for _, two in ipairs(found.twos) do
    if two[1] == claim and chosen[two[2]] or two[2] == claim and chosen[two[1]] then return true end
  end
  return false
end

-- Every way to choose among the wide claims, as lists of them with claim -> true.
local function choices(wide, found)
  local all = { {} }
  for _, claim in ipairs(wide) do
    for i = 1, #all do
      if not contradicted(found, claim, all[i]) then
        local more = map(all[i], function(one) return one end)
        more[#more + 1] = claim
        for _, one in ipairs(more) do more[one] = true end
        all[#all + 1] = more
      end
    end
  end
  return all
end

-- What a term comes to by the chosen wide claims, and how much of it would be lost without each.
local function level_of(term, chosen)
  local level, lost = term.base, {}
  local without = map(chosen, function() return term.base end)
  for _, option in ipairs(term.options) do
    for i, claim in ipairs(chosen) do
      if option.claim == claim then level = math.max(level, option.n) else
        if chosen[option.claim] then without[i] = math.max(without[i], option.n) end
      end
    end
  end
  for i = 1, #chosen do lost[i] = level - without[i] end
  return level, lost
end

-- The options that may be taken in a term: `must` alone, where it is one of them.
local function options_of(term, reach, level)
  local list = {}
  for _, option in ipairs(term.options) do
    local claim = option.claim
    if option.n - level >= reach.excess and not reach.found.refuted[claim] and not reach.wide[claim]
      and not contradicted(reach.found, claim, reach.chosen) then
      if claim == reach.must then
        reach.met = true
        return { option }, true
      end
      list[#list + 1] = option
    end
  end
  return list, false
end

-- Where a state stands: what the sum comes to, and how much each chosen claim adds, as one number.
local function moved(reach, place, n, lost)
  local at, digits = place % reach.width + n, place // reach.width
  if at >= reach.width then return nil end
  local new, scale = 0, 1
  for i = 1, #reach.chosen do
    local digit = digits % (reach.excess + 1) + (lost and lost[i] or 0)
    new, scale = new + math.min(digit, reach.excess) * scale, scale * (reach.excess + 1)
    digits = digits // (reach.excess + 1)
  end
  return at + new * reach.width
end

local function keep(states, place, state)
  if place and (not states[place] or states[place].score < state.score) then states[place] = state end
end

local function next_states(reach, states, term)
  local level, lost = level_of(term, reach.chosen)
  local options, forced = options_of(term, reach, level)
  local new = {}
  for place = 0, reach.places - 1 do
    local state = states[place]
    if state then
      if not forced then keep(new, moved(reach, place, level, lost), state) end
      for _, option in ipairs(options) do
        local score = state.score - 1 + (reach.found.named[option.claim] and 0 or 100)
        keep(new, moved(reach, place, option.n), { score = score, claim = option.claim, before = state })
      end
    end
  end
  return new
end

-- Where the sum is cut, each side has its own limit.
local function cut_states(reach, states, cut)
  for place = 0, reach.places - 1 do
    local first = place % reach.width
    local second = reach.width - 1 - first
    if cut.first and first > cut.first or cut.second and second > cut.second then states[place] = nil end
  end
end

-- The best state in which the sum is too much by the excess, and every chosen claim is needed.
local function run(reach, sum)
  local states = { [0] = { score = 0 } }
  for i, term in ipairs(sum.terms) do
    states = next_states(reach, states, term)
    if sum.cut and sum.cut.after == i then cut_states(reach, states, sum.cut) end
  end
  return states[reach.places - 1]
end

-- The claims of a state and those chosen before, in order.
local function claims_of(state, chosen)
  local claims = map(chosen, function(claim) return claim end)
  while state.claim do
    claims[#claims + 1], state = state.claim, state.before
  end
  return sorted(claims, function(a, b) return a.n < b.n end)
end

-- One way to be too much: by how much, and with which of the wide claims.
local function attempt(sum, found, wide, chosen, excess, must)
  local reach = { excess = excess, chosen = chosen, must = must, wide = wide, found = found, met = chosen[must] }
  reach.width = sum.room + excess + 1
  reach.places = reach.width
  for _ = 1, #chosen do reach.places = reach.places * (excess + 1) end
  local state = run(reach, sum)
  return reach.met and state
end

-- The smallest set with the claim `must` that is too much for the sum and names the most, or nil.
function rule.reach(system, sum, found, must)
  local wide = wide_claims(system, sum, found)
  local best, claims
  for _, chosen in ipairs(choices(wide, found)) do
    local named = 100 * count(chosen, function(claim) return not found.named[claim] end) - #chosen
    for excess = 1, 3 do
      local state = attempt(sum, found, wide, chosen, excess, must)
      if state and (not best or state.score + named > best) then
        best, claims = state.score + named, claims_of(state, chosen)
      end
    end
  end
  return claims
end
