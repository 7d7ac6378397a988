-- The ledger: what everybody can work out from what was said aloud, without ever seeing a secret.
--
-- A cycle is the time from one shuffle to the next. What lies in the pile then is known to all: every
-- policy but those enacted. A draw is what was taken off the pile: three cards by a government, one by
-- chaos. `before` counts the cards that were drawn before it in its cycle.

-- Puts in order what was heard. A house rule that moves policies in other ways enters them here, too.
function rule.ledger(heard)
  local book = { round = 0, cycles = {}, draws = {}, peeks = {}, investigations = {}, roles = {} }
  for _, said in ipairs(heard) do rule.enter(book, said) end
  return book
end

-- A new cycle of `n` cards begins. Where cards are still in a hand it is not known what lies there.
local function begin_cycle(book, n)
  local left = book.left
  book.cycles[#book.cycles + 1] = {
    n = n, liberal = left.liberal, fascist = left.fascist, enacted = book.enacted,
    known = n == left.liberal + left.fascist, drawn = 0, draws = {},
  }
end

local function add_draw(book, draw, cards)
  local cycle = book.cycles[#book.cycles]
  if not cycle then return end
  draw.round, draw.cycle, draw.before, draw.cards = book.round, cycle, cycle.drawn, cards
  cycle.drawn = cycle.drawn + cards
  table.insert(cycle.draws, draw)
  table.insert(book.draws, draw)
  return draw
end

local function prepare(book, said)
  book.left, book.enacted = { liberal = said.liberal, fascist = said.fascist }, 0
  begin_cycle(book, said.total)
end

-- What each announcement tells of the ledger.
local entries = {
  ["setup.policies"] = prepare,
  ["setup.policies-app"] = prepare,
  candidate = function(book, said) book.round = said.round end,
  session = function(book, said)
    book.session = add_draw(book, { president = said.president, chancellor = said.chancellor }, 3)
  end,
  chaos = function(book) book.chaos = add_draw(book, { chaos = true }, 1) end,
  enacted = function(book, said)
    local draw = book.chaos or book.session
    if not draw then return end
    draw.face, draw.over = said.face, true
    book[book.chaos and "chaos" or "session"] = nil
    book.left[said.face], book.enacted = book.left[said.face] - 1, book.enacted + 1
  end,
  ["veto.agreed"] = function(book)
    if book.session then book.session.over = true end
    book.session = nil
  end,
  reshuffled = function(book, said)
    if book.left then begin_cycle(book, said.n) end
  end,
  ["power.peek"] = function(book, said)
    local cycle = book.cycles[#book.cycles]
    if not cycle then return end
    table.insert(book.peeks,
      { round = book.round, president = said.president, cycle = cycle, before = cycle.drawn, cards = 3 })
  end,
  investigated = function(book, said)
    table.insert(book.investigations, { round = book.round, president = said.president, player = said.player })
  end,
  ["role-was"] = function(book, said) book.roles[said.player.seat] = said.role end,
}

-- Enters one announcement.
function rule.enter(book, said)
  local entry = entries[said.id]
  if entry then entry(book, said) end
end
