-- The ledger: what everybody can work out from what was said aloud, without ever seeing a secret.
--
-- A cycle is the time from one shuffle to the next. What lies in the pile then is known to all: every
-- policy but those enacted. A draw is what was taken off the pile: three cards by a government, one by
-- chaos. `before` counts the cards that were drawn before it in its cycle.

-- An empty one.
function rule.new_ledger()
  return {
    round = 0, cycles = {}, draws = {}, peeks = {}, investigations = {}, not_hitler = {}, roles = {}, cards = nil,
    faces = { "liberal", "fascist" },
    track = { liberal = 0, fascist = 0 },
  }
end

-- Puts in order what was heard. A house rule that moves policies in other ways enters them here, too.
function rule.ledger(heard)
  local book = rule.new_ledger()
  for _, said in ipairs(heard) do rule.enter(book, said) end
  return book
end

-- The faces that are counted one by one against all the others; of two, what is not the one is the other.
function rule.counted(book) return #book.faces > 2 and book.faces or { "liberal" } end

-- How many policies are not enacted.
function rule.not_enacted(book)
  local n = 0
  for _, face in ipairs(book.faces) do n = n + book.left[face] end
  return n
end

-- A new cycle begins with `n` cards on the pile. Where a government holds some in its hand, `hand` is
-- its draw, and what lies on the pile is known but for these; with more than two faces it is not.
local function begin_cycle(book, n)
  local session, missing, left = book.session, rule.not_enacted(book) - n, {}
  for _, face in ipairs(book.faces) do left[face] = book.left[face] end
  if book.cycles[1] then book.cycles[#book.cycles].over = true end
  local in_hand = session and #book.faces == 2 and (missing == 2 or missing == 3) or false
  book.cycles[#book.cycles + 1] = {
    n = n, left = left, faces = book.faces, enacted = book.enacted, known = missing == 0 or in_hand,
    hand = in_hand and session or nil, held = missing, drawn = 0, draws = {}, found = {},
  }
end

-- Enters that `cards` were taken off the pile. Nobody claims anything of a draw of chaos.
function rule.enter_draw(book, draw, cards)
  local cycle = book.cycles[#book.cycles]
  if not cycle then return end
  draw.round, draw.cycle, draw.before, draw.cards = book.round, cycle, cycle.drawn, cards
  cycle.drawn = cycle.drawn + cards
  table.insert(cycle.draws, draw)
  table.insert(book.draws, draw)
  return draw
end

-- A ruling has cut the chain: the pile is one of which nobody knows how it came about, unless all that is not
-- enacted lies there.
local function cut(book, said)
  if not book.left then return end
  for _, face in ipairs{ "liberal", "fascist" } do
    local more = said[face] - book.track[face]
    if more ~= 0 then rule.doubt_track(book, face, more) end
  end
  begin_cycle(book, said.draw)
  book.changed = "all"
end

-- A track was told wrongly, nobody knows since when: what lay in any pile but the first is open, and where the track
-- is shorter than was said also what each of these draws brought.
function rule.doubt_track(book, face, more)
  book.track[face], book.left[face] = book.track[face] + more, book.left[face] - more
  book.enacted = book.enacted + more
  for i = 2, #book.cycles do book.cycles[i].known = false end
  for _, draw in ipairs(more < 0 and book.draws or {}) do
    if draw.face == face then draw.face = nil end
  end
end

-- Everybody hears how many policies there are of each face, and of a third party, too.
local function prepare(book, said)
  book.left, book.enacted = { liberal = said.liberal, fascist = said.fascist }, 0
  for face, n in pairs(said) do
    if type(n) == "number" and face ~= "total" and not book.left[face] then
      book.left[face] = n
      table.insert(book.faces, face)
    end
  end
  begin_cycle(book, said.total)
end

local function turned_over(book) book.chaos = rule.enter_draw(book, { chaos = true }, 1) end

local function reshuffled(book, said)
  if book.left then begin_cycle(book, said.n) end
end

local function not_hitler(book, said)
  table.insert(book.not_hitler, said.player)
  book.changed = "party"
end

-- What each announcement tells of the ledger. What `changed` is what claims have to be seen against
-- again.
local entries = {
  ["setup.envelopes"] = function(book, said)
    if said.liberal + said.party < said.total then return end -- somebody is of a third party
    book.cards = {
      players = said.total, liberal = said.liberal, fascist = said.party, hitler = said.party - said.fascist,
    }
  end,
  ["setup.policies"] = prepare,
  ["setup.policies-app"] = prepare,
  candidate = function(book, said) book.round = said.round end,
  session = function(book, said)
    book.session = rule.enter_draw(book, { president = said.president, chancellor = said.chancellor }, 3)
  end,
  chaos = turned_over,
  ["ungoverned.turn"] = turned_over,
  enacted = function(book, said)
    local draw = book.chaos or book.session
    if not draw then return end
    draw.face, draw.over = said.face, true
    book[book.chaos and "chaos" or "session"] = nil
    book.left[said.face], book.enacted = (book.left[said.face] or 0) - 1, book.enacted + 1
    book.track[said.face] = said[said.face]
    book.changed = draw.cycle
  end,
  ["veto.agreed"] = function(book)
    if book.session then book.session.over = true end
    book.session = nil
  end,
  ["setup.first-policy"] = function(book, said) book.track[said.face] = (book.track[said.face] or 0) + 1 end,
  ["chain-cut"] = cut,
  reshuffled = reshuffled,
  ["reshuffled-app"] = reshuffled,
  ["power.peek"] = function(book, said)
    local cycle = book.cycles[#book.cycles]
    if not cycle then return end
    table.insert(book.peeks,
      { round = book.round, president = said.president, cycle = cycle, before = cycle.drawn, cards = 3 })
  end,
  investigated = function(book, said)
    table.insert(book.investigations, { round = book.round, president = said.president, player = said.player })
  end,
  ["not-hitler"] = not_hitler,
  ["executed.not-hitler"] = not_hitler,
  ["role-was"] = function(book, said)
    table.insert(book.roles, { player = said.player, role = said.role })
    book.changed = "party"
  end,
}

-- Enters one announcement.
function rule.enter(book, said)
  local entry = entries[said.id]
  if entry then entry(book, said) end
end

-- A claim goes where what it is about stands in the ledger. Returns what it changed; nothing where that
-- does not stand there (yet).
function rule.enter_claim(book, claim)
  local words = claim.topic == "investigation" and { "liberal", "fascist" } or book.faces
  for _, word in ipairs(claim.said or {}) do
    if not index_of(words, word) then return end -- of a third party's members nothing is reckoned
  end
  local lists = {
    ["president-hand"] = book.draws, ["chancellor-hand"] = book.draws, peek = book.peeks,
    investigation = book.investigations,
  }
  for _, entry in ipairs(lists[claim.topic] or {}) do
    local of = claim.topic == "chancellor-hand" and entry.chancellor or entry.president
    if of == claim.of and entry.round == claim.round and (not entry.player or entry.player == claim.player) then
      entry[claim.topic] = claim
      return entry.cycle or "party"
    end
  end
end
