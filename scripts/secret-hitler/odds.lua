-- Odds: how likely each hand is, given what everybody saw. Every order of the pile that fits is equally likely,
-- whatever people choose; nothing is concluded from it.

-- In how many ways k of n places can be taken.
local function ways_to_take(k, n)
  if k < 0 or k > n then return 0 end
  local ways = 1
  for i = 1, k do ways = ways * (n - k + i) // i end
  return ways
end

-- Every hand of so many cards: how many of each face, in how many orders. `key` is the same as one number, so that
-- hands are added up.
local function hands_of(faces, cards)
  local all, scale = { { key = 0, ways = 1, left = cards, of = {} } }, 1
  for i, face in ipairs(faces) do
    local more = {}
    for _, hand in ipairs(all) do
      for k = i == #faces and hand.left or 0, hand.left do
        local of = { [face] = k }
        for j = 1, i - 1 do of[faces[j]] = hand.of[faces[j]] end
        more[#more + 1] = {
          key = hand.key + k * scale, ways = hand.ways * ways_to_take(k, hand.left), left = hand.left - k, of = of,
        }
      end
    end
    all, scale = more, scale * 64
  end
  return all
end

-- Whether a draw can have been this hand; where `said` is what it was, it is nothing else.
local function can_be(draw, hand, said)
  if draw.face and hand.of[draw.face] == 0 then return false end
  for _, face in ipairs(said or {}) do
    if hand.of[face] ~= count(said, face) then return false end
  end
  return true
end

-- By the key of all cards drawn in the cycle so far, in how many orders of the pile that is so; where `sure` is a draw,
-- it was what was said.
local function orders(cycle, sure, said)
  local ways = { [0] = 1 }
  for _, draw in ipairs(cycle.draws) do
    local now = {}
    local hands = where(hands_of(cycle.faces, draw.cards), function(hand)
      return can_be(draw, hand, draw == sure and said or nil)
    end)
    for drawn, so_far in pairs(ways) do
      for _, hand in ipairs(hands) do now[drawn + hand.key] = (now[drawn + hand.key] or 0) + so_far * hand.ways end
    end
    ways = now
  end
  return ways
end

-- In how many orders the rest of the pile can lie, behind the cards that the key tells of.
local function orders_of_rest(cycle, rest, key)
  local ways = 1
  for _, face in ipairs(cycle.faces) do
    local n = cycle.left[face] - key % 64
    ways, rest, key = ways * ways_to_take(n, rest), rest - n, key // 64
  end
  return ways
end

local function percent(part, whole) return whole > 0 and (200 * part + whole) // (2 * whole) or 0 end

-- The pile that the next government draws from, where all know what lies in it: the one on the table, or, where it has
-- too few cards, all that is not enacted; which that is, nobody knows while a policy is to be enacted.
function rule.next_pile(book)
  local cycle = book.cycles[#book.cycles]
  if not cycle or not cycle.known or cycle.hand then return nil end
  if cycle.n - cycle.drawn >= 3 then return cycle end
  if book.session or book.chaos then return nil end
  return { n = rule.not_enacted(book), left = book.left, faces = book.faces, drawn = 0, draws = {} }
end

-- The chance of each number of Liberal policies in the next hand.
function rule.report_odds(book)
  local cycle = rule.next_pile(book)
  if not cycle then return nil end
  local parts, whole = { [0] = 0, 0, 0, 0 }, 0
  for drawn, so_far in pairs(orders(cycle)) do
    for _, hand in ipairs(hands_of(cycle.faces, 3)) do
      local n = so_far * hand.ways * orders_of_rest(cycle, cycle.n - cycle.drawn - 3, drawn + hand.key)
      parts[hand.of.liberal], whole = parts[hand.of.liberal] + n, whole + n
    end
  end
  local rows = {}
  for k = 0, 3 do rows[#rows + 1] = { k, percent(parts[k], whole) } end
  return {
    kind = "table", label = "label.odds", asked = "odds", recall = "claims",
    columns = { "label.odds-liberals", "label.odds-percent" }, rows = rows,
  }
end

-- The chance that a President drew what was claimed.
function rule.report_claimed_odds(book)
  local rows = {}
  for _, draw in ipairs(book.draws) do
    local claim, cycle = draw["president-hand"], draw.cycle
    if claim and claim.said and cycle.known and not cycle.hand then
      local function total(ways)
        local sum = 0
        for drawn, so_far in pairs(ways) do
          sum = sum + so_far * orders_of_rest(cycle, cycle.n - cycle.drawn, drawn)
        end
        return sum
      end
      local part, whole = total(orders(cycle, draw, claim.said)), total(orders(cycle))
      rows[#rows + 1] = { draw.round, draw.president, claim.said, percent(part, whole) }
    end
  end
  if #rows == 0 then return nil end
  return {
    kind = "table", label = "label.odds-claimed", asked = "odds", recall = "claims",
    columns = { "label.round", "label.president", "label.claimed", "label.odds-percent" }, rows = rows,
  }
end

-- Odds stand with what can be looked up while the game goes on.
function rule.add_odds(widgets, heard, claims)
  local book = rule.ledger(heard)
  for _, claim in ipairs(claims) do rule.enter_claim(book, claim) end
  for _, widget in ipairs{ rule.report_odds(book) or false, rule.report_claimed_odds(book) or false } do
    if widget then widgets[#widgets + 1] = widget end
  end
end
