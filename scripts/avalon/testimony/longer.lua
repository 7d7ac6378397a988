-- Sets of three claims or more that cannot all be true, though any fewer of them could.
--
-- A claim is in such a set just where there is a world, roles and cards dealt in it, so that the claims which
-- are true there cannot be true beside it; claims that already contradict it alone are left out.

-- About how many steps are spent on looking for them; only where dozens of claims contradict each other it would
-- take more, and somebody may stay unnamed.
local MOST_STEPS = 1000000

-- Counts a look at so many claims. Returns whether there is time for it.
local function has_time(case, claims)
  case.steps = case.steps + 40 * claims + 10 * #case.few
  return case.steps < MOST_STEPS
end

-- One world of each kind that the claims tell apart: in others nobody they are about changes sides.
local function few_worlds(case)
  local about, seen, few = 0, {}, {}
  for _, claim in ipairs(case.claims) do
    about = about | rule.alone(claim.player or claim.of)
    if claim.topic == "card" then about = about | case.book.missions[claim.round].set end
  end
  for _, world in ipairs(case.worlds) do
    if not seen[world & about] then few[#few + 1] = world end
    seen[world & about] = true
  end
  return few
end

-- Whether two claims can be true together; remembered for as long as nothing is seen that is new, and for all
-- who say the same.
function rule.agree(case, a, b)
  local one, other = a.says, b.says
  local key = one < other and one * 1000 + other or other * 1000 + one
  if case.agree[key] == nil then
    case.agree[key] = rule.can_be(case.book, case.worlds, a == b and { a } or { a, b })
  end
  return case.agree[key]
end

-- Whether a set is a smallest one.
local function is_smallest(case, claims)
  if rule.can_be(case.book, case.few, claims) then return false end
  for _, claim in ipairs(claims) do
    if not rule.can_be(case.book, case.few, except(claims, function(one) return one == claim end)) then
      return false
    end
  end
  return true
end

-- A smallest set with the claim in it, out of others that cannot be true beside it, though they could without it.
-- The newest are dropped first. Nothing where there is no time left.
local function shrink(case, others, claim)
  local late = false
  local function contradicts(list)
    late = late or not has_time(case, #list)
    local with = { table.unpack(list) }
    with[#with + 1] = claim
    return late or not rule.can_be(case.book, case.few, with)
  end
  local set = needed(sorted(others, function(a, b) return a.n < b.n end), contradicts)
  table.insert(set, claim)
  return not late and sorted(set, function(a, b) return a.n < b.n end) or nil
end

-- The group in which a claim that fits a world can only be true together with so many others, and how many.
local function group_of(book, world, claim)
  if claim.topic == "side" then return nil end
  local word = claim.said[1]
  if claim.topic == "role" then
    return not book.shown[claim.of.seat] and word or nil, rule.copies_left(book, word)
  end
  local mission = book.missions[claim.round]
  if word == "fail" then return "fail" .. claim.round, mission.fails end
  local able = rule.may_have_failed(book, world, mission)
  if not rule.is_in(able, claim.of) then return nil end
  return "success" .. claim.round, rule.how_many(able) - mission.fails
end

-- Whether a claim agrees with who is evil in a world.
local function fits(book, world, claim)
  local word = claim.said[1]
  if claim.topic == "side" then return (word == "evil") == rule.is_in(world, claim.player) end
  if claim.topic == "role" then return rule.is_evil(word) == rule.is_in(world, claim.of) end
  return word == "success" or book.good_may_fail or rule.is_in(world, claim.of)
end

-- The claims that fit a world: those that are true in it however it is dealt, and groups of which only so many
-- are.
local function split(case, world, claims)
  local always, groups, by_key = {}, {}, {}
  for _, claim in ipairs(claims) do
    if fits(case.book, world, claim) then
      local key, most = group_of(case.book, world, claim)
      if not key then
        table.insert(always, claim)
      else
        if not by_key[key] then
          by_key[key] = { most = most }
          table.insert(groups, by_key[key])
        end
        table.insert(by_key[key], claim)
      end
    end
  end
  return always, groups
end

-- Calls look(list) with `list` and every choice of as many as can be true from each of the groups, from the
-- `at`-th on, until it gives something.
local function choices(groups, at, list, look)
  local group = groups[at]
  if not group then return look(list) end
  local function choose_from(place, left, chosen)
    if left == 0 or #group - place + 1 <= left then
      local last = left == 0 and place - 1 or #group
      for i = place, last do chosen = { chosen, group[i] } end
      local longer = { table.unpack(list) }
      while chosen do
        longer[#longer + 1], chosen = chosen[2], chosen[1]
      end
      return choices(groups, at + 1, longer, look)
    end
    return choose_from(place + 1, left - 1, { chosen, group[place] }) or choose_from(place + 1, left, chosen)
  end
  return choose_from(1, group.most, nil)
end

-- Every way to deal roles and cards in which claims are true that cannot be more: each as a list of these.
local function all_deals(case)
  local deals, seen = {}, {}
  for _, world in ipairs(case.few) do
    local always, groups = split(case, world, case.claims)
    choices(groups, 1, always, function(list)
      local key = table.concat(map(list, function(claim) return claim.n end), " ")
      if not seen[key] then table.insert(deals, list) end
      seen[key] = true
      return not has_time(case, #list) or nil
    end)
  end
  return deals
end

-- A smallest set of three or more with the claim in it, or nil.
local function set_with(case, claim)
  if not rule.agree(case, claim, claim) then return nil end
  local function beside(list)
    return where(list, function(other) return other ~= claim and rule.agree(case, claim, other) end)
  end
  local function contradicts(list)
    list[#list + 1] = claim
    local can_be = rule.can_be(case.book, case.few, list)
    list[#list] = nil
    return not can_be
  end
  if not contradicts(beside(case.claims)) then return nil end
  case.deals = case.deals or all_deals(case)
  for _, deal in ipairs(case.deals) do
    if not has_time(case, #case.claims) then return nil end
    local others = beside(deal)
    if contradicts(others) then return shrink(case, others, claim) end
  end
  return nil
end

-- The longer sets: those of before that are still smallest ones, and as many more as name everybody who is in
-- one. `new` is the claim that is new, or nil where something else is: no set is new without it.
function rule.longer_sets(case, before, new)
  local sets, named = {}, {}
  case.few, case.deals = few_worlds(case), nil
  local function add(set)
    table.insert(sets, set)
    for _, claim in ipairs(set) do named[claim] = true end
  end
  for _, set in ipairs(before) do
    if new or is_smallest(case, set) then add(set) end
  end
  if rule.can_be(case.book, case.few, case.claims) then return sets end
  local first = new and set_with(case, new)
  if first then add(first) end
  if new and not first then return sets end
  for _, claim in ipairs(case.claims) do
    local set = not named[claim] and set_with(case, claim)
    if set then add(set) end
  end
  return sets
end
