-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Asked while a card is on offer; then who plays can be set right, and nothing else.
local of_an_offer = { "offer", "intervene", "accept", "offered" }

-- When a turn begins: who has the UN token, who plays, before whom a character lies, and tokens learnt
-- late, in secret where the app was told some.
function rule.corrections(g, asked)
  if index_of(of_an_offer, asked) then
    local seats = {}
    rule.correct_seats(g, seats, asked)
    return seats
  end
  if asked ~= "drawn" and asked ~= "offer-to" then return {} end
  local list = {
    { id = "un", from = { "nobody", table.unpack(g.players) },
      set = function(player) g.un = player ~= "nobody" and player or nil end },
  }
  rule.correct_seats(g, list, asked)
  for _, player in ipairs(g.players) do
    local from = rule.characters_of_others(g, player)
    if #from > 0 then
      list[#list + 1] = { id = "character", of = player, from = from,
        set = function(name) rule.move_character(g, player, name) end }
    end
  end
  for _, player in ipairs(g.players) do
    local faces = rule.tokens_possible(g, player)
    if #faces > 1 then
      list[#list + 1] = { id = "token", of = player, from = faces, secret = g.hushed,
        set = function(face) rule.learn_token(g, player, face) end }
    end
  end
  return list
end

-- The characters that lie face up before anybody else, each once.
function rule.characters_of_others(g, player)
  local found = {}
  for _, other in ipairs(g.players) do
    for _, card in ipairs(other.cards) do
      if other ~= player and card.up and not index_of(found, card.name) then found[#found + 1] = card.name end
    end
  end
  return found
end

-- A character goes to where it lies on the table, from the first other player who has it.
function rule.move_character(g, player, name)
  for _, other in ipairs(g.players) do
    for at, card in ipairs(other.cards) do
      if other ~= player and card.up and card.name == name then
        table.insert(player.cards, table.remove(other.cards, at))
        return
      end
    end
  end
end

-- A seat that nobody plays has no turn and is offered nothing; out of the game it cannot win either. What
-- lies there stays. Two at least play on. What waits for somebody who leaves is withdrawn; what lies on the table
-- is told all the same.
function rule.correct_seats(g, list, asked)
  local playing = #except(g.players, "away")
  for _, player in ipairs(g.players) do
    if player.away or playing > 2 then
      list[#list + 1] = {
        id = "seat", of = player, from = { "plays", "waits", "out" },
        again = asked ~= "offered" and rule.waits_for(g, player),
        set = function(word) rule.set_seat(g, player, word, asked) end,
      }
    end
  end
end

-- Whether the turn goes on otherwise without a player: who offers, is offered the card, or may step in.
function rule.waits_for(g, player)
  return player == g.active or g.drawn ~= nil and (player == g.un or player == g.drawn.target)
end

-- The turn of somebody who has left is not played: what was drawn goes below the pile.
function rule.set_seat(g, player, word, asked)
  player.away, player.gone = word ~= "plays" or nil, word == "out" or nil
  if not player.away then return end
  if g.un == player then g.un = nil end
  if g.active == player and g.drawn and asked ~= "offered" then
    for _, card in ipairs(g.drawn.cards) do g.pile[#g.pile + 1] = card end
    g.drawn = nil
  end
end

-- A token that comes out after the end: who won is then known better.
function rule.late_corrections(g)
  return map(where(g.players, function(player) return player.token == "unknown" end), function(player)
    return { id = "token", of = player, from = rule.tokens_possible(g, player), set = function(face)
      rule.learn_token(g, player, face)
      player.token = face
      reveal("everybody", player, "token", face)
      announce("token-up", { player = player, origins = rule.origins(g, player), token = face })
      rule.decide(g)
    end }
  end)
end
