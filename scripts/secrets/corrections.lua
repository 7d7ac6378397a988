-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Questions about what lies on the table, which is told whoever has left.
local of_the_table = { "tokens", "offered", "token-of", "bullet-of" }

-- Who plays, at any time. When a turn begins also who has the UN token, before whom a character lies, and tokens
-- learnt late: in secret where the app was told some, or may have been told which way the Diplomat swapped.
function rule.corrections(g, asked)
  local list = {}
  if g.phase == "over" then return list end
  local begins = asked == "drawn" or asked == "offer-to"
  if begins then
    list[1] = { id = "un", from = { "nobody", table.unpack(except(g.players, "away")) },
      set = function(player) g.un = player ~= "nobody" and player or nil end }
  end
  rule.correct_seats(g, list, asked)
  if not begins then return list end
  for _, player in ipairs(g.players) do
    local from = rule.characters_of_others(g, player)
    local ends = rule.card_count(g, player) + 1 >= rule.ends_at(g)
    if #from > 0 then
      list[#list + 1] = { id = "character", of = player, from = from, withdraw = ends,
        set = function(name) rule.move_character(g, player, name, ends) end }
    end
  end
  for _, player in ipairs(g.players) do
    local faces = rule.tokens_possible(g, player)
    if #faces > 1 then
      list[#list + 1] = { id = "token", of = player, from = faces, secret = g.hushed or g.swapped_unseen,
        to = "moderator", -- nobody may look, not even at their own
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

-- A character goes to where it lies on the table, from that other player who got it last. Where it `ends` the game,
-- the turn that has begun is not played.
function rule.move_character(g, player, name, ends)
  local from, last
  for _, other in ipairs(g.players) do
    for at, card in ipairs(other.cards) do
      local is_it = other ~= player and card.up and card.name == name
      if is_it and (not last or card.laid > last.cards[from].laid) then from, last = at, other end
    end
  end
  table.insert(player.cards, table.remove(last.cards, from))
  rule.check_un(g)
  if not ends then return end
  rule.put_back(g)
  rule.flip_pairs(g) -- after the last turn, too
end

-- What was drawn goes below the pile.
function rule.put_back(g)
  for _, card in ipairs(g.drawn and g.drawn.cards or {}) do g.pile[#g.pile + 1] = card end
  g.drawn = nil
end

-- A seat that nobody plays has no turn and is offered nothing; out of the game it cannot win either. What
-- lies there stays. What waits for somebody who leaves is withdrawn, and what the UN player is asked where somebody
-- comes back, who may have fewer cards; what lies on the table is told all the same. One plays on to the end at least
-- (R-SE-9).
function rule.correct_seats(g, list, asked)
  local playing = #except(g.players, "away")
  for _, player in ipairs(g.players) do
    if player.away or playing > 1 then
      list[#list + 1] = {
        id = "seat", of = player, from = seat_words(player, playing),
        withdraw = player.away and asked == "intervene" or not player.away and not index_of(of_the_table, asked)
          and (playing == 2 or rule.waits_for(g, player, asked)),
        set = function(word) rule.set_seat(g, player, word, asked) end,
      }
    end
  end
end

-- Whether the turn goes on otherwise without a player: who offers, is offered the card, is asked to step in, or carries
-- out what the card says.
function rule.waits_for(g, player, asked)
  if g.receiver then return player == g.receiver end
  if player == g.active then return true end
  if asked == "intervene" and player == g.un then return true end
  return asked ~= "offer-to" and g.drawn ~= nil and player == g.drawn.target
end

-- Whoever comes back may have as few cards as the holder of the UN token. The turn of somebody who has left is not
-- played: what was drawn goes below the pile.
function rule.set_seat(g, player, word, asked)
  player.away, player.gone = word ~= "plays" or nil, word == "out" or nil
  if not player.away then return rule.check_un(g) end
  if g.un == player then
    announce("un-left", { player = player })
    g.un = nil
  end
  if g.active == player and asked ~= "offered" then rule.put_back(g) end
end

-- A token or a bullet that comes out after the end: who won is then known better.
function rule.late_corrections(g)
  local open = where(g.players, function(player) return player.token == "unknown" end)
  local list = map(open, function(player)
    return { id = "token", of = player, from = rule.tokens_possible(g, player), set = function(face)
      rule.learn_token(g, player, face)
      rule.tell_token(player, face, rule.origins(g, player))
      rule.conclude_tokens(g)
      rule.tell_score(g, player)
      rule.decide(g)
    end }
  end)
  for _, player in ipairs(g.players) do
    local hidden = where(g.open_bullets, function(one) return one.player == player end)[1]
    if hidden then
      list[#list + 1] = {
        id = "bullet", of = player, from = cards.possible(g, "bullets", hidden.card), set = function(value)
          rule.tell_bullet(g, hidden, value)
          rule.tell_score(g, player)
          for _, other in ipairs(rule.conclude_bullets(g)) do rule.tell_score(g, other) end
          rule.decide(g)
        end,
      }
    end
  end
  return list
end

-- What was heard as a ruling sets it right, for report and statistics: a token was seen; a character lies before this
-- player, which is the one that somebody else got last.
function rule.set_right(heard)
  for at, said in ipairs(heard) do
    if said.item == "token" then said.id, said.token = "token.player", said.value end
    if said.item == "seat" then said.id = "seat-set" end
    local i = said.item == "character" and at or 0
    local function got_it(line) -- the field that says who did
      if line.id == "politician.goes" and said.value == "politician" then return "target" end
      return line.id == "uncovered" and line.character == said.value and "player" or nil
    end
    while i > 0 and not (got_it(heard[i]) and heard[i][got_it(heard[i])] ~= said.player) do i = i - 1 end
    if i > 0 then heard[i][got_it(heard[i])] = said.player end
  end
  return heard
end
