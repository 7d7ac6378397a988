-- What lies before the players, and what follows from it: pairs and the UN token.

-- A card is added face up before a player, the so many-th that is laid.
function rule.place(g, player, card)
  local laid = 1
  for _, other in ipairs(g.players) do laid = laid + #other.cards end
  player.cards[#player.cards + 1] =
    { card = card, name = cards.face(g, "characters", card), up = true, laid = laid }
  rule.check_un(g)
end

-- The one player with fewer cards than everybody else, if there is one. A seat that nobody plays does not
-- count.
function rule.sole_fewest(g)
  local fewest, least
  for _, player in ipairs(except(g.players, "away")) do
    local n = rule.card_count(g, player)
    if not least or n < least then
      fewest, least = player, n
    elseif n == least then
      fewest = nil
    end
  end
  return fewest
end

-- The UN token goes back to the centre the moment its player no longer has the fewest cards alone,
-- and not before: stepping in costs nothing by itself (R-SE-3).
function rule.check_un(g)
  if not g.un or rule.sole_fewest(g) == g.un then return end
  announce("un-lost", { player = g.un })
  g.un = nil
end

-- Only at the end of a turn does whoever alone has the fewest cards take the UN token.
function rule.grant_un(g)
  local fewest = rule.sole_fewest(g)
  if not fewest or fewest == g.un then return end
  g.un = fewest
  announce("un-gained", { player = fewest })
end

-- Two of the same character face up before one player are turned face down and are worth nothing.
-- Only cards still face up make a pair (R-SE-4), and the last turn's count as well (R-SE-5).
function rule.flip_pairs(g)
  for _, player in ipairs(g.players) do
    local single = {}
    for _, card in ipairs(player.cards) do
      local other = single[card.name]
      if card.up and other then
        card.up, other.up, single[card.name] = false, false, nil
        announce("pair", { player = player, character = card.name })
      elseif card.up then
        single[card.name] = card
      end
    end
  end
end
