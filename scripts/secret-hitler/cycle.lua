-- A whole shuffle cycle: all that is drawn of a pile together can be no more than lay in it.

-- The draws of the cycle, and the cards that nobody has drawn: each a list of what is known and claimed
-- of its cards.
local function parts_of(book, cycle)
  local parts = map(cycle.draws, function(draw) return draw.evidence end)
  parts[#parts + 1] = rule.peeked_and_not_drawn(book, cycle)
  return parts
end

-- What is claimed of cards that still lie on the pile, or lay there when it was shuffled.
function rule.peeked_and_not_drawn(book, cycle)
  local seen = {}
  for _, peek in ipairs(book.peeks) do
    local faces = peek.cycle == cycle and peek.peek and rule.peeked_between(peek, cycle.drawn + 1, cycle.n) or {}
    if #faces > 0 then seen[#seen + 1] = rule.peek_evidence(peek, faces) end
  end
  return seen
end

-- What proves the most cards of the face in a part, among those that `may` be used. What everybody saw
-- comes first, so that no claim is used without need.
local function strongest(part, face, may)
  local best
  for _, one in ipairs(part) do
    if may(one) and not (one.claim and one.claim.refuted) and one[face] > (best and best[face] or 0) then best = one end
  end
  return best or false
end

local function sum(picks, face)
  local n = 0
  for _, one in ipairs(picks) do
    if one then n = n + one[face] end
  end
  return n
end

-- The beginning of the chain, what was picked, and what it comes to.
local function chain(cycle, picks, face, n)
  local used = where(picks, function(one) return one end)
  local reasons = rule.reasons_of(used)
  local head = {
    id = cycle.enacted == 0 and "because.pile-new" or "because.pile",
    args = {
      total = cycle.n + cycle.enacted, enacted = cycle.enacted, n = cycle.n, liberal = cycle.liberal,
      fascist = cycle.fascist,
    },
  }
  table.insert(reasons, 1, head)
  reasons[#reasons + 1] = { id = "because.sum", args = { face = face, n = n, most = cycle[face] } }
  return used, reasons
end

local function has_claim(picks)
  for _, one in ipairs(picks) do
    if one and one.claim then return true end
  end
  return false
end

local function by_all(one) return not one.claim end

local function pick_all(parts, face, may)
  return map(parts, function(part) return strongest(part, face, may) end)
end

-- A single claim that would need more of a face than there were beside what everybody saw.
function rule.refute_in_cycle(found, book, cycle)
  if not cycle.known then return end
  local parts = parts_of(book, cycle)
  for _, part in ipairs(parts) do
    for _, one in ipairs(part) do
      for _, face in ipairs{ "liberal", "fascist" } do
        local picks = pick_all(parts, face, function(other) return not other.claim or other.claim == one.claim end)
        if one.claim and not one.claim.refuted and sum(picks, face) > cycle[face] then
          rule.add_finding(found, chain(cycle, picks, face, sum(picks, face)))
        end
      end
    end
  end
end

-- All claims of the cycle together. Those that it does not take are left out again, so that nobody is
-- named without need.
function rule.add_up_cycle(found, book, cycle)
  if not cycle.known then return end
  local parts = parts_of(book, cycle)
  for _, face in ipairs{ "liberal", "fascist" } do
    local picks = pick_all(parts, face, function() return true end)
    if sum(picks, face) > cycle[face] then
      for i, part in ipairs(parts) do
        local kept = picks[i]
        picks[i] = strongest(part, face, by_all)
        if sum(picks, face) <= cycle[face] then picks[i] = kept end
      end
      if has_claim(picks) then rule.add_finding(found, chain(cycle, picks, face, sum(picks, face))) end
    end
  end
end
