-- Evidence: everything is put as what a hand must at least have held, { liberal =, fascist =, claim =,
-- reason = }. A card that was enacted must have been there; so must the cards that somebody claims.

-- Each claim goes where what it is about stands in the ledger.
function rule.attach_claims(book, claims)
  for _, claim in ipairs(claims) do
    local lists = {
      ["president-hand"] = book.draws, ["chancellor-hand"] = book.draws, peek = book.peeks,
      investigation = book.investigations,
    }
    local list = lists[claim.topic] or {}
    for _, entry in ipairs(list) do
      if entry.round == claim.round and not entry.chaos then entry[claim.topic] = claim end
    end
  end
end

local function evidence(faces, reason, claim)
  return { liberal = count(faces, "liberal"), fascist = count(faces, "fascist"), reason = reason, claim = claim }
end

local function claim_reason(id, claim)
  return {
    id = "because." .. id .. (claim.discard and "-discard" or ""),
    args = {
      player = claim.of, cards = claim.said, round = claim.round, discard = claim.discard, other = claim.player,
    },
  }
end

-- The two cards that a President claims to have handed on.
local function handed_on(claim)
  local left, at = map(claim.said, function(face) return face end), index_of(claim.said, claim.discard)
  table.remove(left, at)
  return left
end

-- What is known and claimed of one draw. `two` is about the two cards that were handed on.
function rule.add_evidence(book, draw)
  local hand, two = draw["president-hand"], draw["chancellor-hand"]
  draw.evidence, draw.two = {}, {}
  local function add(list, faces, id, claim)
    list[#list + 1] = evidence(faces, claim_reason(id, claim), claim)
  end
  if draw.face then
    local seen = evidence({ draw.face }, {
      id = draw.chaos and "because.chaos" or "because.enacted", args = { face = draw.face, round = draw.round },
    })
    draw.evidence[1], draw.two[1] = seen, seen
  end
  if hand then add(draw.evidence, hand.said, "hand", hand) end
  if two then add(draw.evidence, two.said, "two", two) end
  for _, peek in ipairs(book.peeks) do
    if peek.peek and peek.cycle == draw.cycle then rule.add_peeked(draw, peek) end
  end
  if hand and hand.discard then add(draw.two, handed_on(hand), "hand", hand) end
  if two then add(draw.two, two.said, "two", two) end
end

-- The cards of a peek that lie between two places of the pile.
function rule.peeked_between(peek, first, last)
  local faces = {}
  for place = math.max(first, peek.before + 1), math.min(last, peek.before + peek.cards) do
    faces[#faces + 1] = peek.peek.said[place - peek.before]
  end
  return faces
end

-- As the order of the pile does not change, the cards that were seen on top are the next ones drawn.
function rule.add_peeked(draw, peek)
  local faces = rule.peeked_between(peek, draw.before + 1, draw.before + draw.cards)
  if #faces == 0 then return end
  local seen = rule.peek_evidence(peek, faces)
  seen.then_drawn = {
    id = draw.chaos and "because.turned" or "because.drawn",
    args = { cards = faces, round = draw.round, player = draw.president },
  }
  table.insert(draw.evidence, seen)
end

-- What the peek claims of these cards among the three.
function rule.peek_evidence(peek, faces) return evidence(faces, claim_reason("peek", peek.peek), peek.peek) end
