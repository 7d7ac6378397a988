-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Before the pawn moves: whose turn it is, what anybody has scored, and before whom a card lies.
function rule.corrections(g, asked)
  if asked ~= "advance" then return {} end
  local list = {
    { id = "turn", from = g.players, again = true, set = function(player) g.turn = player end },
  }
  for _, player in ipairs(g.players) do
    list[#list + 1] = { id = "score", of = player, min = -99, max = 99, set = function(n) player.score = n end }
  end
  for _, player in ipairs(g.players) do
    local from = rule.cards_of_others(g, player)
    if #from > 0 then
      list[#list + 1] = { id = "card", of = player, from = from,
        set = function(card) rule.move_card(g, player, card) end }
    end
  end
  return list
end

-- The cards that lie before anybody else.
function rule.cards_of_others(g, player)
  local found = {}
  for _, other in ipairs(g.players) do
    if other ~= player then
      for _, card in ipairs(other.cards) do found[#found + 1] = card end
    end
  end
  return found
end

-- A card goes to where it lies on the table. What it scored is set right by itself.
function rule.move_card(g, player, card)
  for _, other in ipairs(g.players) do
    local at = index_of(other.cards, card)
    if at then table.remove(other.cards, at) end
  end
  table.insert(player.cards, card)
end
