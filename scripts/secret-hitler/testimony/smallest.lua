-- The smallest sets of claims that cannot all be true. Each is a list of claims in the order spoken; as
-- soon as one of them is taken away, the others can be true together.
--
-- All sets of one claim and of two are found, and of the longer ones so many that everybody who is in
-- any is named. A longer set that was found once is kept as long as it is a smallest one.

-- What a sum comes to if the claims in `set` (claim -> true) are true.
local function total(sum, set)
  local n = 0
  for _, term in ipairs(sum.terms) do
    local most = term.base
    for _, option in ipairs(term.options) do
      if set[option.claim] and option.n > most then most = option.n end
    end
    n = n + most
  end
  return n
end

-- Whether the claims in `set` are too much for a sum. Returns the sum.
function rule.too_much(system, set)
  for _, sum in ipairs(system.sums) do
    if sum.most > sum.room and total(sum, set) > sum.room then return sum end
  end
end

-- Claims that cannot be true beside what everybody saw.
local function find_ones(system)
  local found = { ones = {}, twos = {}, longer = {}, refuted = {}, named = {} }
  local function refute(claim)
    if found.refuted[claim] then return end
    found.refuted[claim], found.named[claim] = true, true
    found.ones[#found.ones + 1] = { claim }
  end
  for _, part in ipairs(system.parts) do
    for _, one in ipairs(part.evidence) do
      if part.fact and rule.clash(one, part.fact) then refute(one.claim) end
    end
  end
  for _, sum in ipairs(system.sums) do
    for _, term in ipairs(sum.most > sum.room and sum.terms or {}) do
      for _, option in ipairs(term.options) do
        if total(sum, { [option.claim] = true }) > sum.room then refute(option.claim) end
      end
    end
  end
  return found
end

local function in_order(a, b)
  if a.n > b.n then return { b, a } end
  return { a, b }
end

local function add_two(found, a, b)
  local pair = in_order(a, b)
  for _, two in ipairs(found.twos) do
    if two[1] == pair[1] and two[2] == pair[2] then return end
  end
  found.twos[#found.twos + 1] = pair
  found.named[a], found.named[b] = true, true
end

-- The claims that are more for a sum than what everybody saw, each with how much more at most.
local function gains(sum, refuted)
  local claims, gain = {}, {}
  for _, term in ipairs(sum.terms) do
    for _, option in ipairs(term.options) do
      local claim = option.claim
      if not refuted[claim] then
        if not gain[claim] then claims[#claims + 1], gain[claim] = claim, 0 end
        gain[claim] = gain[claim] + option.n - term.base
      end
    end
  end
  return claims, gain
end

local function find_twos_in_sum(found, sum)
  local claims, gain = gains(sum, found.refuted)
  local need = sum.room - sum.base
  for j, b in ipairs(claims) do
    for i = 1, j - 1 do
      local a = claims[i]
      if gain[a] + gain[b] > need and total(sum, { [a] = true, [b] = true }) > sum.room then add_two(found, a, b) end
    end
  end
end

local function find_twos(system, found)
  for _, part in ipairs(system.parts) do
    for j, b in ipairs(part.evidence) do
      for i = 1, j - 1 do
        local a = part.evidence[i]
        if not found.refuted[a.claim] and not found.refuted[b.claim] and rule.clash(a, b) then
          add_two(found, a.claim, b.claim)
        end
      end
    end
  end
  for _, sum in ipairs(system.sums) do
    if sum.most > sum.room then find_twos_in_sum(found, sum) end
  end
end

-- Whether a set of three claims or more is a smallest one.
local function is_smallest(system, found, claims)
  local set = {}
  for _, claim in ipairs(claims) do
    if found.refuted[claim] then return false end
    set[claim] = true
  end
  for _, two in ipairs(found.twos) do
    if set[two[1]] and set[two[2]] then return false end
  end
  if not rule.too_much(system, set) then return false end
  for _, claim in ipairs(claims) do
    set[claim] = nil
    if rule.too_much(system, set) then return false end
    set[claim] = true
  end
  return true
end

local function add_longer(found, claims)
  found.longer[#found.longer + 1] = claims
  for _, claim in ipairs(claims) do found.named[claim] = true end
end

-- Names everybody in a sum who can be named by a longer set.
local function name_all(system, sum, found)
  local claims = gains(sum, found.refuted)
  for _, claim in ipairs(sorted(claims, function(a, b) return a.n < b.n end)) do
    if not found.named[claim] then
      local set = rule.reach(system, sum, found, claim)
      if set and is_smallest(system, found, set) then add_longer(found, set) end
    end
  end
end

-- The smallest sets of a system: { ones =, twos =, longer = }. `before` is what was found when less was
-- known or claimed.
function rule.smallest(system, before)
  local found = find_ones(system)
  find_twos(system, found)
  for _, claims in ipairs(before and before.longer or {}) do
    if is_smallest(system, found, claims) then add_longer(found, claims) end
  end
  for _, sum in ipairs(system.sums) do
    if sum.most > sum.room then name_all(system, sum, found) end
  end
  return found
end
