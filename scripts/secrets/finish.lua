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
  for _, player in ipairs(g.players) do rule.turn_up_bullets(g, player) end
  for _, player in ipairs(g.players) do
    player.score = rule.own_score(g, player)
    announce("score", { player = player, token = player.token, points = player.score })
  end
  g.phase = "over"
  return rule.decide(g)
end

-- A lone Hippie first, then the teams, as far as the tokens are known.
function rule.decide(g)
  if count(g.players, function(player) return player.token == "unknown" end) > 0 then return rule.weigh_unknown(g) end
  local hippie = rule.lone_hippie(g)
  if hippie then return rule.crown(g, "hippie", { hippie }) end
  return rule.compare_teams(g)
end

-- Who wins as the tokens are now: a player, a team, or none.
function rule.victor(g)
  local cia, kgb = rule.team_score(g, "cia"), rule.team_score(g, "kgb")
  return rule.lone_hippie(g) or cia ~= kgb and (cia > kgb and "cia" or "kgb") or none
end

-- With some tokens unknown that one has won who wins whatever they are; where it depends on them nobody can say.
function rule.weigh_unknown(g)
  local open = where(g.players, function(player) return player.token == "unknown" end)
  local left, found = rule.token_counts(g), {}
  for _, player in ipairs(g.players) do left[player.token] = (left[player.token] or 0) - 1 end
  local function try(i)
    if i > #open then
      local victor = rule.victor(g)
      if not index_of(found, victor) then found[#found + 1] = victor end
      return
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
  if #found ~= 1 then return rule.crown(g, none, {}, g.players) end
  local victor = found[1]
  if type(victor) == "table" then return rule.crown(g, "hippie", { victor }) end
  local winners = where(g.players, function(player) return victor ~= none and player.token == victor end)
  return rule.crown(g, victor, winners, victor ~= none and open or nil)
end

-- The token before a player, and where it set out from.
function rule.turn_up_token(g, player)
  local origins = rule.origins(g, player)
  player.token = rule.show_token(g, player)
  reveal("everybody", player, "token", player.token)
  announce("token-up", { player = player, origins = origins, token = player.token })
end

-- The bullets before a player.
function rule.turn_up_bullets(g, player)
  player.hits = map(player.bullets, function(bullet)
    local value = cards.show(g, "bullets", bullet, { id = "bullet-of", of = player })
    announce("bullet-up", { player = player, value = value })
    return tonumber(value)
  end)
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
-- compared like anybody else.
function rule.lone_hippie(g)
  return where(g.players, function(player)
    return player.token == "hippie" and not player.gone and count(rule.others(g, player), function(other)
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
  if unknown and #winners == 0 then
    announce("nobody-can-say")
  elseif #winners == 0 then
    announce("everybody-loses")
  elseif team == "hippie" then
    announce("hippie-wins", { player = winners[1] })
  end
  local reason = team == "hippie" and "lone-hippie" or "team-points"
  if #winners == 0 then reason = unknown and "unknown" or "nobody" end
  win{ team = team, reason = reason, winners = winners, unknown = unknown,
    scores = map(g.players, function(player) return player.score end) }
end
