-- Odds: how likely each hand is, given what everybody saw. Every order of the pile that fits is equally likely,
-- whatever people choose; nothing is concluded from it.

-- In how many ways k of n places can be taken.
local function ways_to_take(k, n)
  if k < 0 or k > n then return 0 end
  local ways = 1
  for i = 1, k do ways = ways * (n - k + i) // i end
  return ways
end

-- Whether a draw of so many Liberal cards can have brought what it brought.
local function can_bring(draw, liberals)
  if draw.face == "liberal" then return liberals > 0 end
  return draw.face ~= "fascist" or liberals < draw.cards
end

-- For each number of Liberal cards drawn in the cycle so far, in how many orders of the pile that is so; where
-- `sure` is a draw, it has `liberals` of them.
local function orders(cycle, sure, liberals)
  local ways = { [0] = 1 }
  for _, draw in ipairs(cycle.draws) do
    local now = {}
    for drawn, so_far in pairs(ways) do
      for k = 0, draw.cards do
        if can_bring(draw, k) and (draw ~= sure or k == liberals) then
          now[drawn + k] = (now[drawn + k] or 0) + so_far * ways_to_take(k, draw.cards)
        end
      end
    end
    ways = now
  end
  return ways
end

-- In how many orders of the whole pile the draws are so, and the next `cards` on it have k Liberal ones.
local function orders_of_pile(cycle, ways, cards, k)
  local rest, sum = cycle.n - cycle.drawn - cards, 0
  for drawn, so_far in pairs(ways) do
    sum = sum + so_far * ways_to_take(k, cards) * ways_to_take(cycle.liberal - drawn - k, rest)
  end
  return sum
end

local function percent(part, whole) return whole > 0 and (200 * part + whole) // (2 * whole) or 0 end

-- The pile that the next government draws from, where all know what lies in it: the one on the table, or, where it has
-- too few cards, all that is not enacted.
function rule.next_pile(book)
  local cycle = book.cycles[#book.cycles]
  if not cycle or not cycle.known or cycle.hand then return nil end
  if cycle.n - cycle.drawn >= 3 then return cycle end
  local left = book.left
  return { n = left.liberal + left.fascist, liberal = left.liberal, drawn = 0, draws = {} }
end

-- The chance of each number of Liberal policies in the next hand.
function rule.report_odds(book)
  local cycle = rule.next_pile(book)
  if not cycle then return nil end
  local ways, whole = orders(cycle), 0
  for k = 0, 3 do whole = whole + orders_of_pile(cycle, ways, 3, k) end
  local rows = {}
  for k = 0, 3 do rows[#rows + 1] = { k, percent(orders_of_pile(cycle, ways, 3, k), whole) } end
  return {
    kind = "table", label = "label.odds", asked = "odds", columns = { "label.odds-liberals", "label.odds-percent" },
    rows = rows,
  }
end

-- The chance that a President drew as many Liberal policies as was claimed.
function rule.report_claimed_odds(book)
  local rows = {}
  for _, draw in ipairs(book.draws) do
    local claim, cycle = draw["president-hand"], draw.cycle
    if claim and claim.said and cycle.known and not cycle.hand then
      local left = cycle.n - cycle.drawn
      local function total(ways)
        local sum = 0
        for drawn, so_far in pairs(ways) do sum = sum + so_far * ways_to_take(cycle.liberal - drawn, left) end
        return sum
      end
      local part = total(orders(cycle, draw, count(claim.said, "liberal")))
      rows[#rows + 1] = { draw.round, draw.president, claim.said, percent(part, total(orders(cycle))) }
    end
  end
  if #rows == 0 then return nil end
  return {
    kind = "table", label = "label.odds-claimed", asked = "odds",
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
