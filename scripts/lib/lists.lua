-- Lists: the few verbs that a rulebook needs. A list is an array without holes. Every function but take_out leaves
-- its argument unchanged. These run all the time, so loops are numeric, and a new list has room for a table of
-- players, because a growing list is reallocated each time it is full.
local _, api = ...

-- Returns the members for which `keep(member)` is true; or those whose field `keep` is true and whose field `but`
-- is not. In the same order.
function api.where(list, keep, but)
  local found, n = { nil, nil, nil, nil, nil, nil, nil, nil }, 0
  if but or type(keep) == "string" then
    for i = 1, #list do
      local member = list[i]
      if member[keep] and not (but and member[but]) then
        n = n + 1
        found[n] = member
      end
    end
    return found
  end
  for i = 1, #list do
    local member = list[i]
    if keep(member) then
      n = n + 1
      found[n] = member
    end
  end
  return found
end

-- Returns the members for which `drop(member)` is not true, or whose field `drop` is not. In the same order.
function api.except(list, drop)
  local left, n = { nil, nil, nil, nil, nil, nil, nil, nil }, 0
  local field = type(drop) == "string"
  for i = 1, #list do
    local member = list[i]
    local out
    if field then out = member[drop] else out = drop(member) end
    if not out then
      n = n + 1
      left[n] = member
    end
  end
  return left
end

-- Returns the results of `make(member)` for each member, in the same order.
function api.map(list, make)
  local made = { nil, nil, nil, nil, nil, nil, nil, nil }
  for i = 1, #list do made[i] = make(list[i]) end
  return made
end

-- Returns the members at whose index `answers` has `answer`: who voted so. In the same order.
function api.those_who(list, answers, answer)
  local found, n = { nil, nil, nil, nil, nil, nil, nil, nil }, 0
  for i = 1, #list do
    if answers[i] == answer then
      n = n + 1
      found[n] = list[i]
    end
  end
  return found
end

-- Returns how many members equal `what`, or satisfy it if it is a function.
function api.count(list, what)
  local n = 0
  if type(what) == "function" then
    for i = 1, #list do
      if what(list[i]) then n = n + 1 end
    end
    return n
  end
  for i = 1, #list do
    if list[i] == what then n = n + 1 end
  end
  return n
end

-- Returns the first index of `what` in the list, or nil; also tests whether it is in there.
function api.index_of(list, what)
  for i = 1, #list do
    if list[i] == what then return i end
  end
  return nil
end

-- Removes `what` wherever it occurs in the list, if it does.
function api.take_out(list, what)
  local n, left = #list, 0
  for i = 1, n do
    local member = list[i]
    if member ~= what then
      left = left + 1
      list[left] = member
    end
  end
  for i = left + 1, n do list[i] = nil end
end

-- Returns the members without which something that is true of the whole list would not hold; tries to
-- omit the last members first.
function api.needed(list, holds)
  local kept = {}
  local function drop(first, last)
    local rest = { table.unpack(list, 1, first - 1) }
    for _, one in ipairs(kept) do rest[#rest + 1] = one end
    if holds(rest) then return end
    if first == last then
      table.insert(kept, 1, list[first])
      return
    end
    local middle = (first + last) // 2
    drop(middle + 1, last)
    drop(first, middle)
  end
  if #list > 0 then drop(1, #list) end
  return kept
end

-- Returns a sorted copy. Stable; `less(a, b)` defaults to `<`, and an inconsistent one does no harm.
function api.sorted(list, less)
  less = less or function(a, b) return a < b end
  local from, to = {}, {}
  for i, member in ipairs(list) do from[i] = member end
  local n, width = #from, 1
  while width < n do
    for low = 1, n, 2 * width do
      local i, middle = low, math.min(low + width, n + 1)
      local j, high = middle, math.min(low + 2 * width, n + 1)
      for k = low, high - 1 do
        if i < middle and (j >= high or not less(from[j], from[i])) then
          to[k], i = from[i], i + 1
        else
          to[k], j = from[j], j + 1
        end
      end
    end
    from, to, width = to, from, 2 * width
  end
  return from
end
