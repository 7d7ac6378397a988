-- Cards with a face the app may not know, and what can still be concluded about them.
--
-- A deck is plain data in g.cards[name]; a card is its number in the deck, 1..n, and moves between
-- whatever lists the game keeps. Two things are remembered of a card: its face, once known, and the
-- faces it was seen not to have. Conservation follows from the counts: a face all of whose copies
-- are accounted for can be on no other card.
--
-- Nobody else changes a deck, and what does so here tells `native.changed`: its fingerprint stays what it
-- was otherwise.
local native, api = ...

local cards = {}
api.cards = cards

-- What decks are made of: the same in every game, so it is no state.
local makings = {}

local function is_of(making, faces)
  if making.from == faces then return true end
  if #making.faces ~= #faces then return false end
  for i, pair in ipairs(faces) do
    if making.faces[i] ~= pair[1] or making.copies[i] ~= pair[2] then return false end
  end
  return true
end

local function making_of(name, faces)
  local making = makings[name]
  if making and is_of(making, faces) then return making end
  making = { from = faces, faces = {}, copies = {}, cards = {}, sorted = {}, unknown = {} }
  for i, pair in ipairs(faces) do
    making.faces[i], making.copies[i] = pair[1], pair[2]
    for _ = 1, pair[2] do
      local card = #making.cards + 1
      making.cards[card], making.sorted[card], making.unknown[card] = card, pair[1], false
    end
  end
  makings[name] = making
  return making
end

-- Makes a deck and returns its cards as a list. `faces` lists { face, copies } pairs.
function cards.new(g, name, faces)
  local making, app = making_of(name, faces), api.dealt(name)
  g.cards = g.cards or {}
  local deck = { app = app, face = { table.unpack(app and making.sorted or making.unknown) } }
  g.cards[name] = deck
  native.changed(deck)
  return { table.unpack(making.cards) }
end

-- The card's face, or nil while the app does not know it.
function cards.face(g, name, card) return g.cards[name].face[card] or nil end

-- The faces of the cards of a pile, in its order; false where the app does not know one.
function cards.faces(g, name, pile)
  local face, faces = g.cards[name].face, { nil, nil, nil } -- room for a hand
  for i = 1, #pile do faces[i] = face[pile[i]] end
  return faces
end

-- The deck, for a call that says what it is about: a slip is told there, and not in here.
local function deck_of(g, name, card, word)
  local deck = g.cards and g.cards[name]
  if not deck then
    native.fail(word .. ": there is no deck '" .. tostring(name) .. "'; cards.new(g, name, faces) makes one")
  end
  if deck.face[card] == nil then
    native.fail(word .. ": " .. tostring(card) .. " is no card of deck '" .. name .. "', which has 1 to " .. #deck.face)
  end
  return deck
end

-- Remembers that the card shows `face`.
function cards.learn(g, name, card, face)
  local deck = deck_of(g, name, card, "cards.learn")
  if deck.face[card] == face then return end
  if face == nil then native.fail("cards.learn: no face is given for card " .. card .. " of deck '" .. name .. "'") end
  deck.face[card] = face
  native.changed(deck)
end

-- Remembers that the card is not `face`. deck.barred[card] is a set of faces; most decks need none.
function cards.bar(g, name, card, face)
  local deck = deck_of(g, name, card, "cards.bar")
  deck.barred = deck.barred or api.map(deck.face, function() return {} end)
  deck.barred[card][face] = true
  native.changed(deck)
end

-- The faces the card may still have, in the deck's order: one where it is known.
function cards.possible(g, name, card)
  local deck = deck_of(g, name, card, "cards.possible")
  if deck.face[card] then return { deck.face[card] } end
  return native.ways(deck, makings[name]).faces_of(card)
end

-- The words of a list, as a set; nobody's list twice.
local function set_of(list, sets)
  if sets[list] then return sets[list] end
  local set = {}
  for _, word in ipairs(list) do set[word] = true end
  sets[list] = set
  return set
end

-- Where the table told some faces of a deck in secret, who is asked aloud and what is offered would tell
-- them to everybody: then `q` is asked of whatever card, and offers all that is in the deck.
local function is_hushed(deck, q) return deck.told_in_part and not q.secret end

-- Asks until the answer can be. That it cannot is all that is said.
local function ask_again(ask, q, can_be)
  local answer = ask(q)
  while not can_be(answer) do
    api.announce("cannot-be")
    answer = ask(q)
  end
  return answer
end

-- Turns the card up: asks `q` only while more than one face is possible, or everybody might learn from
-- that which one it is. Returns the face.
function cards.show(g, name, card, q)
  local deck, faces = g.cards[name], cards.possible(g, name, card)
  local face, hushed = faces[1], is_hushed(deck, q)
  if hushed or #faces > 1 then
    q.from = hushed and { table.unpack(makings[name].faces) } or faces
    face = ask_again(api.choose, q, function(one) return api.index_of(faces, one) end)
  end
  cards.learn(g, name, card, face)
  return face
end

-- Turns several cards up at once, as the deal question `q` tells, whose `slots` are whose they are; each may stay
-- unknown. What is told cannot be otherwise than the counts and what was ruled out allow.
function cards.turn_up(g, name, list, q)
  local deck, making = g.cards[name], makings[name]
  local before = { table.unpack(deck.face) }
  local function fits(faces)
    for i, face in ipairs(faces or {}) do
      if face and not api.index_of(cards.possible(g, name, list[i]), face) then return false end
      if face then cards.learn(g, name, list[i], face) end
    end
    return true
  end
  q.from, q.copies, q.unknown = native.faces_left(deck, making)
  local function ask()
    deck.face = { table.unpack(before) }
    native.changed(deck)
    return api.deal(q)
  end
  ask_again(ask, q, fits)
end

-- Whether the card is `face`: asks `q`, yes or no, only while both are possible, or everybody might learn
-- from that which one it is; and remembers.
function cards.is(g, name, card, face, q)
  local deck, faces = g.cards[name], cards.possible(g, name, card)
  local can_be = api.index_of(faces, face) ~= nil
  local must_be = can_be and #faces == 1
  if is_hushed(deck, q) then
    if deck.barred and deck.barred[card][face] then return false end -- everybody heard it
  elseif must_be or not can_be then
    return must_be
  end
  local yes = ask_again(api.confirm, q, function(said)
    if said then return can_be end
    return not must_be
  end)
  if yes then cards.learn(g, name, card, face) else cards.bar(g, name, card, face) end
  return yes
end

-- Shuffles the pile in place. The app deals its own decks afresh by chance, as question `id`; on
-- the table nobody knows any more which card of the pile is which.
function cards.shuffle(g, name, pile, id)
  local deck = g.cards[name]
  if deck.app then return cards.deal(g, name, pile, { id = id, slots = #pile, chance = true, secret = true }) end
  native.forget(g, name, pile)
end

-- How often each face lies in the pile of an app's deck, as lists of faces and of copies.
local function contents(deck, making, pile)
  if #pile == #deck.face then return { table.unpack(making.faces) }, { table.unpack(making.copies) } end
  local count, faces, copies = {}, {}, {}
  for _, card in ipairs(pile) do count[deck.face[card]] = (count[deck.face[card]] or 0) + 1 end
  for _, face in ipairs(making.faces) do
    if count[face] then
      faces[#faces + 1], copies[#copies + 1] = face, count[face]
    end
  end
  return faces, copies
end

-- Settles the faces of `pile` by the deal question `q`, by chance or as the table tells.
function cards.deal(g, name, pile, q)
  local deck, making = g.cards[name], makings[name]
  if deck.app then
    q.from, q.copies = contents(deck, making, pile)
  else
    q.from, q.copies = { table.unpack(making.faces) }, { table.unpack(making.copies) }
  end
  local faces, face = api.deal(q) or making.unknown, deck.face
  for i = 1, #pile do face[pile[i]] = faces[i] end
  -- A log of an earlier library holds no answers to what is asked because of it.
  if q.secret and native.library > 2 then
    local told = q.chance and #faces or api.count(faces, function(one) return one end)
    deck.told_in_part = told > 0 and told < #faces or nil
  end
  native.changed(deck)
end

-- What everybody outside the pile was known not to be stays known; inside, whatever any of them
-- may have been may now be any of them.
function native.forget(g, name, pile)
  local deck, all = g.cards[name], makings[name].faces
  local inside, union, merged, could, sets, excluded = {}, {}, {}, {}, {}, {}
  local ways = native.ways(deck, makings[name])
  native.changed(deck)
  for _, card in ipairs(pile) do inside[card] = true end
  for card, face in ipairs(deck.face) do
    could[card] = set_of(face and { face } or ways.faces_of(card), sets)
    if inside[card] and not merged[could[card]] then
      merged[could[card]] = true
      for possible in pairs(could[card]) do union[possible] = true end
    end
  end
  for card in ipairs(deck.face) do
    if inside[card] then
      deck.face[card] = false
      if deck.barred then deck.barred[card] = {} end
    end
    if not deck.face[card] then
      local may_be = inside[card] and union or could[card]
      excluded[may_be] = excluded[may_be] or api.except(all, function(one) return may_be[one] end)
      for _, one in ipairs(excluded[may_be]) do cards.bar(g, name, card, one) end
    end
  end
end
