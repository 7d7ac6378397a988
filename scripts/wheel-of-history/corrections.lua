-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Who plays, at any time. Before the pawn moves also whose turn it is, what anybody has scored, and before whom a
-- card lies.
function rule.corrections(g, asked)
  local list = {}
  if g.phase == "over" then return list end
  if asked == "advance" then
    list[1] = { id = "turn", from = except(g.players, "away"), withdraw = true,
      set = function(player) g.turn = player end }
  end
  rule.correct_seats(g, list, asked)
  if asked ~= "advance" then return list end
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

-- What can be said of a seat; that it joins with the next round where there will be one (R-WH-9).
function rule.seat_words(g, player, playing)
  local words = seat_words(player, playing)
  if #words > 1 and not rule.is_last_round(g) then words[#words + 1] = "joins" end
  return words
end

-- A seat that nobody plays is passed over; out of the game it cannot win either. What waits for somebody who leaves is
-- withdrawn; which cards lie on the table is told all the same. One plays on to the end at least (R-WH-8).
function rule.correct_seats(g, list, asked)
  local playing = #except(g.players, "away")
  local on_the_table = asked == "circle" or asked == "taken"
  local unbegun = asked == "start-player" and playing == 2
  for _, player in ipairs(g.players) do
    if player.away or playing > 1 then
      list[#list + 1] = {
        id = "seat", of = player, from = rule.seat_words(g, player, playing),
        withdraw = asked == "advance" or not player.away and (player == g.turn and not on_the_table or unbegun),
        set = function(word) rule.set_seat(g, player, word, asked) end,
      }
    end
  end
end

-- Where it is that player's turn to move, it is the next one's.
function rule.set_seat(g, player, word, asked)
  player.away, player.gone, player.joins = word ~= "plays" or nil, word == "out" or nil, word == "joins" or nil
  if asked == "advance" and g.turn.away then g.turn = rule.next_player(g, g.turn) end
end

-- What was heard as a ruling sets it right, for report and statistics: who took a card, and what anybody has scored in
-- this round.
function rule.set_right(heard)
  for at, said in ipairs(heard) do
    if said.item == "score" then said.id, said.points = "has-scored", said.value end
    local i = said.item == "card" and at - 1 or 0
    while i > 0 and heard[i].id ~= "starts" do -- in this round
      if heard[i].id == "takes" and heard[i].card == said.value then heard[i].player = said.player end
      i = i - 1
    end
  end
  return heard
end
