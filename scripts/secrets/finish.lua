-- The end: tokens and bullets are turned up, and somebody has won, or nobody.
local POINTS = {
  ["psychiatrist"] = -1, ["double-agent"] = 2, ["politician"] = 3, ["journalist"] = 3,
  ["diplomat"] = 1, ["detective"] = -2, ["scientist"] = 5, ["assassin"] = 0,
}

-- Turn everything up, add up, and look for the winner: a lone Hippie first, then the teams.
function rule.settle(g)
  g.phase = "reveal"
  announce(rule.is_over(g) and "game-over" or "too-few", { n = rule.ends_at(g) })
  for _, player in ipairs(g.players) do rule.turn_up_token(g, player) end
  rule.conclude_tokens(g)
  g.open_bullets = {}
  for _, player in ipairs(g.players) do rule.turn_up_bullets(g, player) end
  rule.conclude_bullets(g)
  for _, player in ipairs(g.players) do rule.tell_score(g, player) end
  g.phase = "over"
  return rule.decide(g)
end

-- What a player's own score is, as far as the bullets are known.
function rule.tell_score(g, player)
  player.score = rule.own_score(g, player)
  local open = count(g.open_bullets, function(one) return one.player == player end) > 0
  announce("score", { player = player, token = player.token, points = open and "unknown" or player.score })
end

-- A lone Hippie first, then the teams, as far as tokens and bullets are known.
function rule.decide(g)
  local open = count(g.players, function(player) return player.token == "unknown" end)
  if open + #g.open_bullets > 0 then return rule.weigh_unknown(g) end
  local hippie = rule.lone_hippie(g)
  if hippie then return rule.crown(g, "hippie", { hippie }) end
  return rule.compare_teams(g)
end

-- Who wins as the tokens are now: a player, a team, or none.
function rule.victor(g)
  local cia, kgb = rule.team_score(g, "cia"), rule.team_score(g, "kgb")
  return rule.lone_hippie(g) or cia ~= kgb and (cia > kgb and "cia" or "kgb") or none
end

-- Calls look() with every value that the bullets from the `i`-th on can have, each there once, in the scores.
function rule.try_bullets(g, i, used, look)
  local one = g.open_bullets[i]
  if not one then return look() end
  for _, value in ipairs(cards.possible(g, "bullets", one.card)) do
    if not used[value] then
      used[value], one.player.score = true, one.player.score + tonumber(value)
      rule.try_bullets(g, i + 1, used, look)
      used[value], one.player.score = nil, one.player.score - tonumber(value)
    end
  end
end

-- Whether somebody wins, where this player or this team does.
local function wins_with(victor, player)
  if type(victor) == "table" then return victor == player end
  return victor ~= none and player.token == victor
end

-- With some unknown that one has won who wins whatever they are; where it depends on them nobody can say.
function rule.weigh_unknown(g)
  local open = where(g.players, function(player) return player.token == "unknown" end)
  local left, found, worlds, won = rule.token_counts(g), {}, 0, {}
  for _, player in ipairs(g.players) do left[player.token] = (left[player.token] or 0) - 1 end
  local function try(i)
    if i > #open then
      return rule.can_lie_so(g, left) and rule.try_bullets(g, 1, {}, function()
        local victor = rule.victor(g)
        if not index_of(found, victor) then found[#found + 1] = victor end
        worlds = worlds + 1
        for _, player in ipairs(g.players) do
          if wins_with(victor, player) then won[player.seat] = (won[player.seat] or 0) + 1 end
        end
      end)
    end
    for _, face in ipairs(rule.tokens_possible(g, open[i])) do
      if left[face] > 0 then
        left[face], open[i].token = left[face] - 1, face
        try(i + 1)
        left[face], open[i].token = left[face] + 1, "unknown"
      end
    end
  end
  try(1)
  local winners = where(g.players, function(player) return won[player.seat] == worlds end)
  local unknown = where(g.players, function(player) return won[player.seat] and won[player.seat] < worlds end)
  if #found ~= 1 then return rule.crown(g, none, {}, unknown) end
  local victor = found[1]
  return rule.crown(g, type(victor) == "table" and "hippie" or victor, winners, #unknown > 0 and unknown or nil)
end

-- The token before a player, and where it set out from.
function rule.turn_up_token(g, player)
  local origins = rule.origins(g, player)
  rule.tell_token(player, rule.show_token(g, player), origins)
end

function rule.tell_token(player, token, origins)
  player.token = token
  reveal("everybody", player, "token", token)
  announce("token-up", { player = player, origins = origins, token = token })
end

-- A token that nobody told may be the only one left by what all others turned up.
function rule.conclude_tokens(g)
  for _, player in ipairs(g.players) do
    local faces = rule.tokens_possible(g, player)
    if player.token == "unknown" and #faces == 1 then
      rule.learn_token(g, player, faces[1])
      rule.tell_token(player, faces[1], rule.origins(g, player))
    end
  end
end

-- The bullets before a player. One that nobody tells stays unknown, and its player's score is what it may be.
function rule.turn_up_bullets(g, player)
  player.hits = {}
  for _, bullet in ipairs(player.bullets) do
    local value = rule.show_bullet(g, player, bullet)
    announce("bullet-up", { player = player, value = value })
    if value == "unknown" then
      table.insert(g.open_bullets, { player = player, card = bullet })
    else
      table.insert(player.hits, tonumber(value))
    end
  end
end

-- A bullet that nobody told may be the only one left by what all others showed. Returns whose there were.
function rule.conclude_bullets(g)
  local clear = where(g.open_bullets, function(one) return #cards.possible(g, "bullets", one.card) == 1 end)
  for _, one in ipairs(clear) do rule.tell_bullet(g, one, cards.possible(g, "bullets", one.card)[1]) end
  return map(clear, function(one) return one.player end)
end

-- An open bullet turns out to be this one.
function rule.tell_bullet(g, one, value)
  cards.learn(g, "bullets", one.card, value)
  take_out(g.open_bullets, one)
  table.insert(one.player.hits, tonumber(value))
  announce("bullet-up", { player = one.player, value = value })
end

-- A bullet is turned up; asked only while it can be several.
function rule.show_bullet(g, player, bullet)
  local values = { table.unpack(cards.possible(g, "bullets", bullet)) }
  if #values == 1 then return values[1] end
  values[#values + 1] = "unknown"
  local value = choose{ id = "bullet-of", of = player, from = values, revealed = true }
  if value ~= "unknown" then cards.learn(g, "bullets", bullet, value) end
  return value
end

-- What a character is worth face up.
function rule.points(_, character) return POINTS[character] end

-- The player's own score: characters face up, and bullets. What is face down counts nothing.
function rule.own_score(g, player)
  local sum = 0
  for _, card in ipairs(player.cards) do
    if card.up then sum = sum + rule.points(g, card.name) end
  end
  for _, hit in ipairs(player.hits) do sum = sum + hit end
  return sum
end

-- A Hippie with less than every other player wins alone. A tie is not enough; two Hippies are
-- compared like anybody else. Who has left wins nothing alone, as nobody offers that seat a card.
function rule.lone_hippie(g)
  return where(g.players, function(player)
    return player.token == "hippie" and not player.away and count(rule.others(g, player), function(other)
      return other.score <= player.score
    end) == 0
  end)[1]
end

-- A team's score is the sum of its members'.
function rule.team_score(g, team)
  local sum = 0
  for _, player in ipairs(g.players) do
    if player.token == team then sum = sum + player.score end
  end
  return sum
end

-- The higher team wins together. With a tie everybody loses, Hippies too.
function rule.compare_teams(g)
  local cia, kgb = rule.team_score(g, "cia"), rule.team_score(g, "kgb")
  announce("teams", { cia = cia, kgb = kgb })
  if cia == kgb then return rule.crown(g, none, {}) end
  local team = cia > kgb and "cia" or "kgb"
  return rule.crown(g, team, where(g.players, function(player) return player.token == team end))
end

-- The result, for the record. Who is out of the game does not win with the team; `unknown` are those of whom nobody
-- can say whether they have won.
function rule.crown(g, team, winners, unknown)
  winners = except(winners, "gone")
  local reason = team == "hippie" and "lone-hippie" or "team-points"
  if team == none then
    reason = unknown and "unknown" or "nobody"
    announce(unknown and "nobody-can-say" or "everybody-loses")
  elseif team == "hippie" then
    announce("hippie-wins", { player = winners[1] })
  end
  local scores = #g.open_bullets == 0 and map(g.players, function(player) return player.score end) or nil
  win{ team = team, reason = reason, winners = winners, unknown = unknown, scores = scores }
end
