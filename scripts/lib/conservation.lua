-- What an unknown card can still be, given the counts of the faces and what was ruled out.
--
-- Matches the remaining faces with the unknown cards (augmenting paths). A card may have a face if moving it there
-- lets the others move along a chain that ends where it came from, or on a copy that nobody needs. If nothing was
-- ruled out, every remaining face is possible and no matching is made.
local native, api = ...

-- Returns the faces with copies on no known card, in the deck's order, and the number of these copies by face.
local function open_faces(deck, making)
  local left = {}
  local faces, copies, known = making.faces, making.copies, deck.face
  for i = 1, #faces do left[faces[i]] = copies[i] end
  for card = 1, #known do
    local face = known[card]
    if face then left[face] = left[face] - 1 end
  end
  return api.where(making.faces, function(face) return left[face] > 0 end), left
end

-- Returns, for a question about the unknown cards, the remaining faces, how many there are of each, and
-- that not all need be told.
function native.faces_left(deck, making)
  local open, left = open_faces(deck, making)
  return open, api.map(open, function(face) return left[face] end), true
end

-- Gives every unknown card a face: place[card] is its face, held[face] the cards that have it. Subtracts
-- what is given from `left`.
local function match(deck, open, left)
  local held, place, free = {}, {}, { table.unpack(open) }
  for _, face in ipairs(open) do held[face] = {} end
  local function give(card, face)
    left[face], place[card] = left[face] - 1, face
    table.insert(held[face], card)
  end
  -- If a copy is free, nobody has to move, which is mostly so.
  local function take_free(card)
    local barred = deck.barred[card]
    for i, face in ipairs(free) do
      if left[face] > 0 and not barred[face] then
        give(card, face)
        if left[face] == 0 then table.remove(free, i) end
        return true
      end
    end
    return false
  end
  local function settle(card, tried)
    for _, face in ipairs(open) do
      if not tried[face] and not deck.barred[card][face] then
        tried[face] = true
        if left[face] > 0 then
          give(card, face)
          return true
        end
        for k, other in ipairs(held[face]) do
          if settle(other, tried) then
            held[face][k], place[card] = card, face
            return true
          end
        end
      end
    end
    return false
  end
  for card, face in ipairs(deck.face) do
    if not face and not take_free(card) then settle(card, {}) end
  end
  return held, place
end

-- Returns the faces from which a chain of moves leads to face `goal` or to a spare copy, as a set.
local function leading_to(deck, open, spare, held, goal)
  local reached, queue, waiting = { [goal] = true }, { goal }, {}
  for _, face in ipairs(open) do
    if face ~= goal and spare[face] > 0 then
      reached[face], queue[#queue + 1] = true, face
    elseif face ~= goal then
      waiting[#waiting + 1] = face
    end
  end
  local at = 1
  while queue[at] and waiting[1] do
    local next, still = queue[at], {}
    for _, face in ipairs(waiting) do
      local leads = false
      for _, card in ipairs(held[face]) do leads = leads or not deck.barred[card][next] end
      if leads then reached[face], queue[#queue + 1] = true, face else still[#still + 1] = face end
    end
    waiting, at = still, at + 1
  end
  return reached
end

-- Returns what was ruled out for a card as a string; cards with equal strings may have the same faces.
local function ruled_out(open, barred)
  local places = {}
  for i, face in ipairs(open) do
    if barred[face] then places[#places + 1] = i end
  end
  return table.concat(places, " ")
end

-- Returns { faces_of(card) }: the faces that an unknown card may have, in the order of `making`'s faces.
function native.ways(deck, making)
  local open, left = open_faces(deck, making)
  if not deck.barred then
    return { faces_of = function() return open end }
  end
  local held, place = match(deck, open, left)
  local known = {} -- by what was ruled out
  local function faces_of(card)
    local alike = ruled_out(open, deck.barred[card])
    local found = known[alike]
    if found then return found end
    local reached = leading_to(deck, open, left, held, place[card])
    found = api.where(open, function(face) return reached[face] and not deck.barred[card][face] end)
    known[alike] = found
    return found
  end
  return { faces_of = faces_of }
end
