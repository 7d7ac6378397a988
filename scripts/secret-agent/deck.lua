-- The 52 Agent cards, and how they get from the deck into hands and out of them again.

local COLOURS = { "R", "Y", "G", "B" }

local ALL, PLACE, GUESSES = {}, {}, {}
for _, colour in ipairs(COLOURS) do
  for rank = 1, 13 do
    ALL[#ALL + 1] = colour .. rank
    PLACE[colour .. rank] = #ALL
    GUESSES[#ALL] = "guess " .. colour .. rank
  end
end

-- Four colours with the ranks 1 to 13: R1 to R13, then yellow, green and blue.
function rule.all_cards(_) return ALL end

-- A guess names any colour with any rank, even a card that everybody has seen.
function rule.all_guesses(_) return GUESSES end

-- The face of a card, or nil while the app does not know it.
function rule.face(g, card) return cards.face(g, "deck", card) end

-- The faces of those of the cards that are known, by colour and rank.
function rule.known_faces(g, list)
  local known = where(list, function(card) return rule.face(g, card) ~= nil end)
  return sorted(map(known, function(card) return rule.face(g, card) end), function(a, b) return PLACE[a] < PLACE[b] end)
end

-- Everything but the Contact piles goes back into the deck.
function rule.gather(g)
  local function back(list)
    local n = #g.deck
    for i, card in ipairs(list) do g.deck[n + i] = card end
    return {}
  end
  g.discard, g.buried = back(g.discard), back(g.buried)
  for _, player in ipairs(g.players) do player.hand = back(player.hand) end
end

-- The deck is shuffled.
function rule.shuffle(g) cards.shuffle(g, "deck", g.deck, "shuffle") end

-- Takes cards off the top of the deck.
function rule.draw(g, count)
  local drawn = {}
  for i = 1, count do drawn[i] = table.remove(g.deck) end
  return drawn
end

-- Everybody gets a hand; the Director gets one card more.
function rule.deal(g)
  rule.gather(g)
  rule.shuffle(g)
  local n = rule.hand_size(g)
  announce(dealt("deck") and "dealt" or "deal", { director = g.director, n = n, more = n + 1 })
  for _, player in ipairs(except(g.players, "away")) do
    player.hand = rule.draw(g, player == g.director and n + 1 or n)
    rule.show_hand(g, player)
  end
end

-- Players see their own hands and nobody else's.
function rule.show_hand(g, player)
  if not dealt("deck") then return end
  player.hand = sorted(player.hand, function(a, b) return PLACE[rule.face(g, a)] < PLACE[rule.face(g, b)] end)
  tell(player, "your-hand", { cards = rule.known_faces(g, player.hand) })
  rule.remember_hand(g, player)
end

-- A hand that the app dealt can be looked up by its owner.
function rule.remember_hand(g, player)
  if dealt("deck") then reveal(player, player, "hand", rule.known_faces(g, player.hand)) end
end

-- What a hand may hold: the hand itself where the app dealt it, otherwise every card not seen.
function rule.hand_options(g, player)
  if dealt("deck") then return rule.known_faces(g, player.hand) end
  return cards.possible(g, "deck", player.hand[1])
end

-- Why a card cannot be one of these: it is known to lie elsewhere.
function rule.why_not_held(_, word)
  if PLACE[word] then return dealt("deck") and "why.not-in-hand" or "why.elsewhere" end
end

-- Why a card can make no contact and not be struck.
function rule.why_not_played(_, word) return PLACE[word] and "why.not-played" end

-- A card leaves the hand. On the table any of its unknown cards turns out to have been this one.
function rule.take_from_hand(g, player, face)
  for i, card in ipairs(player.hand) do
    if rule.face(g, card) == face then
      table.remove(player.hand, i)
      rule.remember_hand(g, player)
      return card
    end
  end
  local card = table.remove(player.hand)
  if face ~= "unknown" then cards.learn(g, "deck", card, face) end
  return card
end

-- What a question offers tells what the app knows: a hand it dealt is its owner's, and cards on the
-- table that exclude a Secret Agent we were told are for the moderator alone.
function rule.veil(g, question)
  if dealt("deck") then
    question.secret = true
  elseif rule.face(g, g.agent) then
    question.secret, question.to = true, {}
  end
  return question
end
