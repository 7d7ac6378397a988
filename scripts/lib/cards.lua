-- Cards with a face that the app may not know, and what can still be concluded about them.
--
-- A deck is plain data in g.cards[name]; a card is its number in the deck, 1..n, and moves between whatever lists
-- the game keeps. A deck remembers a card's face, once known, and the faces it was seen not to have. Conservation
-- follows from the counts: a face whose copies are all accounted for is on no other card.
--
-- Only this file changes decks, and calls `native.changed` when it does: otherwise a deck's fingerprint
-- is assumed to be unchanged.
local native, api = ...

local cards = {}
api.cards = cards

-- Returns the deck of this name.
local function deck_named(g, name)
  local deck = g.cards and g.cards[name]
  if deck then return deck end
  local names = {}
  for known in native.pairs(g.cards or {}) do names[#names + 1] = known end
  native.unknown("deck", name, names)
end

-- What decks consist of, which is the same in every game and so not part of its state.
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
  making = { from = faces, faces = {}, has = {}, copies = {}, cards = {}, sorted = {}, unknown = {} }
  for i, pair in ipairs(faces) do
    making.has[pair[1]] = true
    making.faces[i], making.copies[i] = pair[1], pair[2]
    for _ = 1, pair[2] do
      local card = #making.cards + 1
      making.cards[card], making.sorted[card], making.unknown[card] = card, pair[1], false
    end
  end
  makings[name] = making
  return making
end

-- Makes a deck and returns a list of its cards. `faces` lists { face, copies } pairs.
function cards.new(g, name, faces)
  local making, app = making_of(name, faces), api.dealt(name)
  g.cards = g.cards or {}
  local deck = { app = app, face = { table.unpack(app and making.sorted or making.unknown) } }
  g.cards[name] = deck
  native.changed(deck)
  return { table.unpack(making.cards) }
end

-- Returns the card's face, or nil while the app does not know it.
function cards.face(g, name, card) return deck_named(g, name).face[card] or nil end

-- Returns the faces of the cards in a pile, in its order; false where the app does not know one.
function cards.faces(g, name, pile)
  local face, faces = deck_named(g, name).face, { nil, nil, nil } -- room for a hand
  for i = 1, #pile do faces[i] = face[pile[i]] end
  return faces
end

-- Returns the deck. Reports mistakes in the name of the calling function, `word`. Of the faces a deck has, `face` must
-- be one, if it is given.
local function deck_of(g, name, card, word, face)
  local deck = deck_named(g, name)
  if deck.face[card] == nil then
    native.fail(word .. ": " .. tostring(card) .. " is no card of deck '" .. name .. "', which has 1 to " .. #deck.face)
  end
  local making = makings[name]
  if face ~= nil and not making.has[face] then native.unknown("face", face, making.faces) end
  return deck
end

-- Records that the card shows `face`.
function cards.learn(g, name, card, face)
  local deck = deck_of(g, name, card, "cards.learn", face)
  if deck.face[card] == face then return end
  if face == nil then native.fail("cards.learn: no face is given for card " .. card .. " of deck '" .. name .. "'") end
  deck.face[card] = face
  native.changed(deck)
end

-- deck.barred[card] is a set of faces; most decks need none.
local function bar(deck, card, face)
  deck.barred = deck.barred or api.map(deck.face, function() return {} end)
  deck.barred[card][face] = true
  native.changed(deck)
end

-- Records that the card is not `face`.
function cards.bar(g, name, card, face) bar(deck_of(g, name, card, "cards.bar", face), card, face) end

-- Returns the faces that the card may still have, in the deck's order: one if it is known.
function cards.possible(g, name, card)
  local deck = deck_of(g, name, card, "cards.possible")
  if deck.face[card] then return { deck.face[card] } end
  return native.ways(deck, makings[name]).faces_of(card)
end

-- Returns the words of a list as a set; computed once for each list.
local function set_of(list, sets)
  if sets[list] then return sets[list] end
  local set = {}
  for _, word in ipairs(list) do set[word] = true end
  sets[list] = set
  return set
end

-- If the table told some faces of a deck in secret, the choice of cards asked about aloud and of faces offered
-- would reveal them. So `q` is then asked about every card and offers all faces in the deck.
local function is_hushed(deck, q) return deck.told_in_part and not q.secret end

-- Asks until the answer is possible. Says no more than that an answer is impossible.
local function ask_again(ask, q, can_be)
  local answer = ask(q)
  while not can_be(answer) do
    api.announce("cannot-be")
    answer = ask(q)
  end
  return answer
end

-- Turns the card up: asks `q` only if more than one face is possible, or if not asking could reveal the face to
-- everybody. Returns the face; with `q.unknown` also "unknown".
function cards.show(g, name, card, q)
  local deck, faces = deck_named(g, name), cards.possible(g, name, card)
  local face, hushed = faces[1], is_hushed(deck, q)
  if hushed or #faces > 1 then
    q.revealed = true
    q.from = { table.unpack(hushed and makings[name].faces or faces) }
    if q.unknown then table.insert(q.from, "unknown") end
    face = ask_again(api.choose, q, function(one) return one == "unknown" or api.index_of(faces, one) end)
  end
  if face ~= "unknown" then cards.learn(g, name, card, face) end
  return face
end

-- Turns several cards up at once by the deal question `q`, whose `slots` say whose they are; each may stay unknown.
-- Accepts only what the counts and the faces ruled out allow.
function cards.turn_up(g, name, list, q)
  local deck, making = deck_named(g, name), makings[name]
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

-- Returns whether the card is `face`, and records it: asks `q`, yes or no, only if both are possible, or if not
-- asking could reveal the face to everybody.
function cards.is(g, name, card, face, q)
  local deck, faces = deck_of(g, name, card, "cards.is", face), cards.possible(g, name, card)
  local can_be = api.index_of(faces, face) ~= nil
  local must_be = can_be and #faces == 1
  if is_hushed(deck, q) then
    if deck.barred and deck.barred[card][face] then return false end -- everybody heard it
  elseif must_be or not can_be then
    return must_be
  end
  q.revealed = true
  local yes = ask_again(api.confirm, q, function(said)
    if said then return can_be end
    return not must_be
  end)
  if yes then cards.learn(g, name, card, face) else cards.bar(g, name, card, face) end
  return yes
end

-- Shuffles the pile in place. The app deals its own decks anew by chance, as question `id`; on the table nobody
-- knows any longer which card of the pile is which.
function cards.shuffle(g, name, pile, id)
  local deck = deck_named(g, name)
  if deck.app then return cards.deal(g, name, pile, { id = id, slots = #pile, chance = true, secret = true }) end
  native.forget(g, name, pile)
end

-- Returns how often each face lies in the pile of an app's deck, as lists of faces and of copies.
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

-- Sets the faces of `pile` by the deal question `q`, by chance or as the table tells.
function cards.deal(g, name, pile, q)
  local deck, making = deck_named(g, name), makings[name]
  if deck.app then
    q.from, q.copies = contents(deck, making, pile)
  else
    q.from, q.copies = { table.unpack(making.faces) }, { table.unpack(making.copies) }
  end
  local faces, face = api.deal(q) or making.unknown, deck.face
  for i = 1, #pile do face[pile[i]] = faces[i] end
  -- A log of an earlier library has no answers to the additional questions.
  if q.secret and native.library > 2 then
    local told = q.chance and #faces or api.count(faces, function(one) return one end)
    deck.told_in_part = told > 0 and told < #faces or nil
  end
  native.changed(deck)
end

-- Keeps what was ruled out for cards outside the pile; each card inside may now be whatever
-- any of them may have been.
function native.forget(g, name, pile)
  local deck, all = deck_named(g, name), makings[name].faces
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
      for _, one in ipairs(excluded[may_be]) do bar(deck, card, one) end
    end
  end
end
