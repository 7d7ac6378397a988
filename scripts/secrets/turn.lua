-- A turn: draw two, offer one, and somebody gets it.

-- Draw, choose, offer, decide, resolve, and then the checks of the turn's end, in this order
-- (R-SE-1): pairs, the UN token, the end of the game.
function rule.turn(g, active)
  g.turns = (g.turns or 0) + 1
  announce("turn", { player = active })
  rule.draw(g, active)
  local receiver
  while g.drawn and not receiver and not rule.too_few(g) do -- a ruling may take the offer back
    local target = rule.offer(g, active)
    receiver = target and rule.receiver(g, active, target)
  end
  if not receiver then return end -- a ruling: the turn is not played
  local card = rule.uncover(g, receiver)
  g.receiver = receiver
  rule.resolve(g, receiver, card)
  g.receiver = nil
  rule.flip_pairs(g)
  rule.grant_un(g)
end

-- Cards are turned over until two different characters lie there. The two cards are taken from the
-- pile; which of them is which the app knows only of its own cards.
function rule.draw(g, active)
  if dealt("characters") then
    rule.draw_dealt(g)
  else
    local pile = g.pile
    local faces = cards.possible(g, "characters", pile[1])
    local characters = choose{ id = "drawn", of = active, from = faces, count = 2, revealed = true }
    if not characters then return end
    g.drawn = {
      characters = characters,
      cards = { table.remove(pile, 1), table.remove(pile, 1) },
    }
  end
  announce("drawn", { player = active, characters = g.drawn.characters })
  announce("mark-both")
end

-- Further copies of the first character go to the bottom in the order drawn, before the two cards
-- are offered, so that the card not chosen comes to lie below them (R-SE-8).
function rule.draw_dealt(g)
  local pile, aside = g.pile, {}
  local first = table.remove(pile, 1)
  local character = cards.face(g, "characters", first)
  while cards.face(g, "characters", pile[1]) == character do aside[#aside + 1] = table.remove(pile, 1) end
  local second = table.remove(pile, 1)
  assert(second, "two different characters are always to be found")
  for _, card in ipairs(aside) do pile[#pile + 1] = card end
  if #aside > 0 then announce("set-aside", { n = #aside, character = character }) end
  g.drawn = { characters = { character, cards.face(g, "characters", second) }, cards = { first, second } }
end

-- The active player offers one of the two face down to anybody else, and may say whatever they like.
function rule.offer(g, active)
  local target = choose{
    id = "offer-to", of = active,
    from = function() return except(rule.others(g, active), "away") end,
    why = function(candidate) return rule.why_not_offered(active, candidate), { player = candidate } end,
  }
  if not target then return nil end
  g.drawn.target = target
  if dealt("characters") then
    local offered = choose{
      id = "offer", of = active, from = g.drawn.characters, secret = true, args = { target = target },
    }
    if not offered then return nil end
    g.drawn.offered = offered
  end
  announce("offers", { player = active, target = target })
  return target
end

-- A card is offered to somebody else, who plays.
function rule.why_not_offered(active, candidate)
  if candidate == active then return "why.offer-self" end
  if type(candidate) == "table" and candidate.away then return "why.away" end
end

-- Who gets the card: the UN player who steps in, or the one offered to, or else the one who offered. Nobody where
-- who offers or is offered the card leaves the table: the turn is not played, or somebody else is offered it.
function rule.receiver(g, active, target)
  while g.drawn and not target.away and rule.may_intervene(g, active, target) do
    local steps_in = confirm{ id = "intervene", of = g.un, power = true, args = { target = target } }
    if steps_in then
      announce("intervenes", { player = g.un, target = target })
      return g.un
    end
    if steps_in == false then break end -- otherwise a ruling asks anew
  end
  if not g.drawn or target.away then return nil end
  local accepts = confirm{ id = "accept", of = target, args = { player = active } }
  if accepts == nil then return nil end
  if accepts then
    announce("accepts", { player = target })
    return target
  end
  announce("refuses", { player = target, active = active })
  return active
end

-- The UN player may step in on anybody else's turn. Offered the card themselves, they simply accept
-- or refuse (R-SE-2).
function rule.may_intervene(g, active, target)
  return g.un ~= nil and g.un ~= active and g.un ~= target
end

-- The offered card is turned face up; the other goes to the bottom of the pile unseen.
function rule.uncover(g, receiver)
  local drawn = g.drawn
  local offered = drawn.offered or choose{ id = "offered", from = drawn.characters }
  local chosen = dealt("characters") and index_of(drawn.characters, offered) or 1
  local card = drawn.cards[chosen]
  cards.learn(g, "characters", card, offered)
  g.pile[#g.pile + 1] = drawn.cards[3 - chosen]
  g.drawn = nil
  announce("uncovered", { player = receiver, character = offered })
  return card
end
