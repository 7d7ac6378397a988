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
    if not face then settle(card, {}) end
  end
  return held, place
end

-- The faces from which a chain of moves leads to face `goal` or to a spare copy, as a set.
local function leading_to(deck, faces, left, held, goal)
  local reached, queue = { [goal] = true }, { goal }
  for i = 1, #faces do
    if i ~= goal and #held[i] < left[i] then reached[i], queue[#queue + 1] = true, i end
  end
  local at = 1
  while queue[at] do
    local face = faces[queue[at]]
    for i = 1, #faces do
      if not reached[i] then
        for _, card in ipairs(held[i]) do
          if not deck.barred[card][face] then
            reached[i], queue[#queue + 1] = true, i
            break
          end
        end
      end
    end
    at = at + 1
  end
  return reached
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
  local function faces_of(card)
    local reached = leading_to(deck, faces, left, held, place[card])
    local found = {}
    for i, face in ipairs(faces) do
      if left[i] > 0 and reached[i] and not deck.barred[card][face] then found[#found + 1] = face end
    end
    return found
  end
  return { faces_of = faces_of }
end
