-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Before the pawn moves: whose turn it is, who plays, what anybody has scored, and before whom a card
-- lies.
function rule.corrections(g, asked)
  if asked ~= "advance" then return {} end
  local list = {
    { id = "turn", from = except(g.players, "away"), again = true,
      set = function(player) g.turn = player end },
  }
  rule.correct_seats(g, list)
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
  for _, other in ipairs(g.players) do take_out(other.cards, card) end
  table.insert(player.cards, card)
end

-- A seat that nobody plays is passed over; out of the game it cannot win either. Two at least play on.
function rule.correct_seats(g, list)
  local playing = #except(g.players, "away")
  for _, player in ipairs(g.players) do
    if player.away or playing > 2 then
      list[#list + 1] = {
        id = "seat", of = player, from = { "plays", "waits", "out" }, again = true,
        set = function(word) rule.set_seat(g, player, word) end,
      }
    end
  end
end

-- Where it is that player's turn, it is the next one's.
function rule.set_seat(g, player, word)
  player.away, player.gone = word ~= "plays" or nil, word == "out" or nil
  if g.turn.away then g.turn = rule.next_player(g, g.turn) end
end
