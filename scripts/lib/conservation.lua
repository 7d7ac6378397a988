-- What an unknown card can still be, given the counts of the faces and what was ruled out.
--
-- The faces left over and the unknown cards are matched (augmenting paths); a card may have a face
-- when moving it there lets the others move along a chain that ends where it came from, or on a
-- copy nobody needs. With nothing ruled out every face left over is possible, and no matching is made.
local native = ...

-- How many copies of the i-th face lie on no known card.
local function left_of(deck, making)
  local left, at = {}, {}
  for i, face in ipairs(making.faces) do left[i], at[face] = making.copies[i], i end
  for _, face in ipairs(deck.face) do
    if face then left[at[face]] = left[at[face]] - 1 end
  end
  return left
end

-- Gives every unknown card a face: place[card] is its face's index, held[i] the cards of the i-th.
local function match(deck, faces, left)
  local held, place = {}, {}
  for i = 1, #faces do held[i] = {} end
  local first = 1 -- before it no copy is free
  -- Where a copy is free nobody has to move: that is mostly so.
  local function take_free(card)
    while faces[first] and #held[first] >= left[first] do first = first + 1 end
    for i = first, #faces do
      local face = faces[i]
      if #held[i] < left[i] and not deck.barred[card][face] then
        held[i][#held[i] + 1], place[card] = card, i
        return true
      end
    end
    return false
  end
  local function settle(card, tried)
    for i, face in ipairs(faces) do
      if left[i] > 0 and not tried[i] and not deck.barred[card][face] then
        tried[i] = true
        if #held[i] < left[i] then
          held[i][#held[i] + 1], place[card] = card, i
          return true
        end
        for k, other in ipairs(held[i]) do
          if settle(other, tried) then
            held[i][k], place[card] = card, i
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

-- The faces from which a chain of moves leads to face `goal` or to a spare copy, as a set.
local function leading_to(deck, faces, left, held, goal)
  local reached, queue, open = { [goal] = true }, { goal }, {}
  for i = 1, #faces do
    if i ~= goal and #held[i] < left[i] then
      reached[i], queue[#queue + 1] = true, i
    elseif i ~= goal and held[i][1] then
      open[#open + 1] = i
    end
  end
  local at = 1
  while queue[at] and open[1] do
    local face, still = faces[queue[at]], {}
    for _, i in ipairs(open) do
      local leads = false
      for _, card in ipairs(held[i]) do leads = leads or not deck.barred[card][face] end
      if leads then reached[i], queue[#queue + 1] = true, i else still[#still + 1] = i end
    end
    open, at = still, at + 1
  end
  return reached
end

-- What was ruled out for a card, as a word: cards for which it is the same may have the same faces.
local function ruled_out(faces, barred)
  local places = {}
  for i, face in ipairs(faces) do
    if barred[face] then places[#places + 1] = i end
  end
  return table.concat(places, " ")
end

-- { faces_of(card) }: the faces an unknown card may have, in the order of `making`'s faces.
function native.ways(deck, making)
  local faces, left = making.faces, left_of(deck, making)
  if not deck.barred then
    local all = {}
    for i, face in ipairs(faces) do
      if left[i] > 0 then all[#all + 1] = face end
    end
    return { faces_of = function() return all end }
  end
  local held, place = match(deck, faces, left)
  local known = {} -- by what was ruled out
  local function faces_of(card)
    local alike = ruled_out(faces, deck.barred[card])
    local found = known[alike]
    if found then return found end
    local reached = leading_to(deck, faces, left, held, place[card])
    found = {}
    known[alike] = found
    for i, face in ipairs(faces) do
      if left[i] > 0 and reached[i] and not deck.barred[card][face] then found[#found + 1] = face end
    end
    return found
  end
  return { faces_of = faces_of }
end
