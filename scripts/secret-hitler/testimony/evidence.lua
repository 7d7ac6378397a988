-- Evidence: everything known or claimed of some cards is put as how many of them can be Liberal, or, where there are
-- more than two faces, of each of them in turn.
--
-- A part is a set of cards: those of a draw, those that still lie on the pile, a party card. What can be
-- true of it stands on one line of numbers, and every piece of evidence allows those from `low` to
-- `high`. Where there are but cards to count, the number is how many are Liberal. A government has six
-- ways: the cards drawn and the two handed on have one Liberal more by turns,
--   0: none  1: of three, none of two  2: one of both  3: two, one  4: two, two  5: three, two.
-- As each allows an interval, several go together as soon as any two of them do.

-- How many Liberals there are among the three, and among the two, in a way.
local function in_three(way) return (way + 1) // 2 end
local function in_two(way) return way // 2 end

local function evidence(low, high, claim, id, args)
  return { low = low, high = high, claim = claim, id = id, args = args }
end

-- The fewest cards of a face that the part must have. `held`: only of the two that were handed on.
function rule.fewest(part, one, face, held)
  local count_in = held == 2 and in_two or part.government and in_three
  local size = held or part.size
  local low, high = one.low, one.high
  if count_in then low, high = count_in(low), count_in(high) end
  return face == part.face and low or size - high
end

-- Whether two pieces of evidence about the same part cannot both be true.
function rule.clash(a, b)
  if a.low > b.high or b.low > a.high then return true end
  return a.peek and b.peek and rule.peeks_differ(a.peek, b.peek) or false
end

-- Whether two peeks tell different things of a card that both saw.
function rule.peeks_differ(a, b)
  for place = math.max(a.before, b.before) + 1, math.min(a.before, b.before) + 3 do
    if a.peek.said[place - a.before] ~= b.peek.said[place - b.before] then return true end
  end
  return false
end

local function claim_evidence(low, high, id, claim)
  return evidence(low, high, claim, id .. (claim.discard and "-discard" or ""), {
    player = claim.of, cards = claim.said, round = claim.round, discard = claim.discard, other = claim.player,
    party = claim.said[1],
  })
end

-- The three cards a President claims to have drawn. With the discard it is known what was handed on.
local function hand_evidence(claim, face)
  local n = count(claim.said, face)
  if not claim.discard then return claim_evidence(math.max(2 * n - 1, 0), math.min(2 * n, 5), "because.hand", claim) end
  local way = claim.discard == face and 2 * n - 1 or 2 * n
  return claim_evidence(way, way, "because.hand", claim)
end

-- The two cards a Chancellor claims to have been handed.
local function two_evidence(claim, face)
  local n = count(claim.said, face)
  return claim_evidence(2 * n, 2 * n + 1, "because.two", claim)
end

-- What everybody saw of a draw.
local function seen_evidence(draw, face)
  local is_it = draw.face == face
  local id, args = draw.chaos and "because.chaos" or "because.enacted", { face = draw.face, round = draw.round }
  if draw.chaos then return evidence(is_it and 1 or 0, is_it and 1 or 0, nil, id, args) end
  return evidence(is_it and 2 or 0, is_it and 5 or 3, nil, id, args)
end

-- What a peek tells of the cards from one place of the pile to another: as the order does not change,
-- the cards that were seen on top are the next ones drawn. Nothing where it saw none of them.
local function peek_evidence(peek, part, first, last)
  local faces = {}
  for place = math.max(first, peek.before + 1), math.min(last, peek.before + peek.cards) do
    faces[#faces + 1] = peek.peek.said[place - peek.before]
  end
  if #faces == 0 then return end
  local low = count(faces, part.face)
  local high = part.size - #faces + low
  if part.government then low, high = math.max(2 * low - 1, 0), math.min(2 * high, 5) end
  local one = claim_evidence(low, high, "because.peek", peek.peek)
  one.peek, one.faces, one.part = peek, faces, part
  return one
end

local function add_peeks(book, cycle, part, first, last)
  for _, peek in ipairs(book.peeks) do
    if peek.peek and peek.cycle == cycle then
      part.evidence[#part.evidence + 1] = peek_evidence(peek, part, first, last)
    end
  end
end

-- What is known and claimed of one draw.
function rule.draw_part(book, draw, face)
  local part = { draw = draw, size = draw.cards, face = face, government = not draw.chaos, evidence = {} }
  if draw.face then part.fact = seen_evidence(draw, face) end
  local hand, two = draw["president-hand"], draw["chancellor-hand"]
  if hand then part.evidence[1] = hand_evidence(hand, face) end
  if two then part.evidence[#part.evidence + 1] = two_evidence(two, face) end
  add_peeks(book, draw.cycle, part, draw.before + 1, draw.before + draw.cards)
  return part
end

-- What is claimed of the cards that still lie on the pile, or lay there when it was shuffled.
function rule.pile_part(book, cycle, face)
  local part = { size = cycle.n - cycle.drawn, face = face, left = cycle, evidence = {} }
  add_peeks(book, cycle, part, cycle.drawn + 1, cycle.n)
  return part
end

-- What an investigator claims to have seen.
function rule.party_evidence(claim)
  local low = claim.said[1] == "liberal" and 1 or 0
  return claim_evidence(low, low, "because.party", claim)
end
