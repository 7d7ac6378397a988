-- The arithmetic of 52 cards. A game in which it fails has a rule that loses or makes cards.

-- How many cards lie in all Contact piles.
function rule.contact_cards(g)
  local n = 0
  for _, player in ipairs(g.players) do n = n + rule.score(g, player) end
  return n
end

-- How many cards there are in all places together.
function rule.count_cards(g)
  local n = #g.deck + #g.discard + #g.buried + #g.played + rule.contact_cards(g)
  for _, player in ipairs(g.players) do n = n + #player.hand end
  return n + (g.agent and 1 or 0) + (g.npc and 1 or 0)
end

-- Deck, hands, Secret Agent, cards played, discards and Contact piles are always 52 together.
function rule.check_cards(g)
  local n = rule.count_cards(g)
  if n ~= 52 then error("there are " .. n .. " cards where 52 should be") end
end

-- A mission moves at most one card a round to the Contact piles, and one more.
function rule.check_mission(g)
  rule.check_cards(g)
  local gained = rule.contact_cards(g) - g.contacts_before
  if g.winner and gained < 1 or gained > rule.rounds(g) + 1 then
    error("mission " .. g.mission .. " moved " .. gained .. " cards to Contact piles")
  end
end
