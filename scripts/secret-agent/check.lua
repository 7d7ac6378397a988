-- What always holds, whatever is played; test games look at it after every answer.

-- All 52 cards are there, each in one place and no two with the same face. Before the first mission
-- all of them lie in the deck.
function rule.check(g)
  if not g.deck then return end
  rule.check_cards(g)
  local seen = {}
  local function see(card)
    if seen[card] then error("card " .. card .. " lies in two places") end
    seen[card] = true
  end
  local function see_all(pile)
    for _, card in ipairs(pile) do see(card) end
  end
  see_all(g.deck)
  see_all(g.discard)
  see_all(g.buried)
  for _, play in ipairs(g.played) do see(play.card) end
  for _, player in ipairs(g.players) do
    see_all(player.hand)
    see_all(player.up)
    see_all(player.down)
  end
  if g.agent then see(g.agent) end
  if g.npc then see(g.npc) end
  rule.check_faces(g)
end

-- A face is on one card only.
function rule.check_faces(g)
  local seen = {}
  for card = 1, 52 do
    local face = rule.face(g, card)
    if face and seen[face] then error("two cards are " .. face) end
    if face then seen[face] = true end
  end
end
