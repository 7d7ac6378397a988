-- How it ends.

-- In this order (R-WW-11): no wolf lives, or nobody: the village wins; the wolves are as many as the others,
-- or as many as the setting asks: the wolves win. While a role lives that wins alone, no wolf left
-- and parity wait.
function rule.end_of_game(g)
  local living = rule.living(g)
  if #living == 0 then rule.victory(g, "village", "no-wolves") end
  if #rule.cards_unseen(g) > 0 and #living == 1 then rule.end_of_last_one(g, living[1]) end
  local alone = rule.living_alone(g)
  if alone and #living == 1 then rule.victory(g, rule.team(g, alone), "alone") end
  if not alone and rule.living_wolves(g) == 0 then rule.victory(g, "village", "no-wolves") end
  rule.end_of_lovers(g)
  rule.end_of_others(g)
  local reason = rule.wolves_have_won(g, alone ~= nil)
  if reason then rule.victory(g, "wolves", reason) end
end

-- Other ends between that of the village and that of the wolves.
function rule.end_of_others(_) end

-- The dead whose cards nobody could look at.
function rule.dead_unseen(g)
  return where(g.players, function(player) return not player.alive and not rule.role(g, player) end)
end

-- The cards that are before nobody alive, and that nobody has seen: of the dead, or left over.
function rule.cards_unseen(g)
  local unseen = map(rule.dead_unseen(g), function(player) return player.card end)
  for _, card in ipairs(g.left_over) do
    if not cards.face(g, "roles", card) then unseen[#unseen + 1] = card end
  end
  return unseen
end

-- Nobody can tell by the other cards what the last one alive is, who is asked.
function rule.end_of_last_one(g, player)
  local role = rule.ask_card(g, player)
  if (roles(role) or {}).alone then rule.victory(g, rule.team(g, role), "alone") end
  local wolf = rule.whatever_it_is(g, player, rule.is_wolf)
  rule.victory(g, wolf and "wolves" or "village", wolf and "parity" or "no-wolves")
end

-- A living role that wins alone; of several the first of the deck.
function rule.living_alone(g)
  for _, kind in ipairs(g.roles) do
    if (roles(kind[1]) or {}).alone and rule.living_of(g, kind[1]) > 0 then return kind[1] end
  end
end

-- The cards of the dead are known, so those who live can be counted; with some cards unseen there may be fewer.
function rule.living_wolves(g)
  local wolves = count(g.players, function(player)
    return player.alive and player.turned and not rule.is_wolf(g, rule.role(g, player))
  end)
  for _, kind in ipairs(g.roles) do
    if rule.is_wolf(g, kind[1]) then wolves = wolves + rule.living_of(g, kind[1]) end
  end
  return wolves
end

-- How many wolves live at the least: any card that nobody has seen may be one's (R-WW-19).
function rule.fewest_wolves(g)
  local may_be = count(rule.cards_unseen(g), function(card)
    return count(cards.possible(g, "roles", card), function(role) return rule.is_wolf(g, role) end) > 0
  end)
  return math.max(rule.living_wolves(g) - may_be, #where(rule.pack(g), "alive"))
end

-- Why the wolves have won: as many of them as others, unless that waits, or by the setting, once nobody of a group
-- is left. A group that nobody was of, or of which nobody has died or was turned, ends nothing, and nothing ends for
-- wolves of whom none lives, as beside a serial killer; where only wolves live it is over in any case.
function rule.wolves_have_won(g, waits)
  local wolves, living = rule.fewest_wolves(g), #rule.living(g)
  local ends = option("ends")
  if not waits and (wolves >= living or ends == "parity" and 2 * wolves >= living) then return "parity" end
  local group = ends == "last-villager" and "villagers" or ends == "specials" and "specials"
  if wolves == 0 or not group then return nil end
  if g.began_with[group] > 0 and rule.lost_of_group(g, group) > 0 and rule.living_of_group(g, group) == 0 then
    return "no-" .. group
  end
end

-- Whether a role belongs to the plain villagers, or to the specials of the village.
local function is_of(g, role, group)
  if rule.team(g, role) ~= "village" then return false end
  local plain = role == "villager" or (roles(role) or {}).plain == true
  return plain == (group == "villagers")
end

-- How many of a group there are at the deal: the cards of it, but for those that were left over.
function rule.dealt_of_group(g, group)
  local cards_of_it = 0
  for _, kind in ipairs(g.roles) do
    if is_of(g, kind[1], group) then
      cards_of_it = cards_of_it + kind[2] - count(cards.faces(g, "roles", g.left_over), kind[1])
    end
  end
  return cards_of_it
end

-- How many of a group are known to have died, or were turned.
function rule.lost_of_group(g, group)
  return count(g.players, function(player)
    return (not player.alive or player.turned or false) and rule.role(g, player) ~= nil
      and is_of(g, rule.role(g, player), group)
  end)
end

-- How many of a group live, and were not turned.
function rule.living_of_group(g, group)
  local living = -count(g.players, function(player)
    return player.alive and player.turned and is_of(g, rule.role(g, player), group)
  end)
  for _, kind in ipairs(g.roles) do
    if is_of(g, kind[1], group) then living = living + rule.living_of(g, kind[1]) end
  end
  return living
end

-- Reasons that are told in a sentence of their own; else that of the side is true.
local told_by_reason = { "alone", "no-villagers", "no-specials" }

-- All of a side win, dead or alive. The table turns up the cards, and tells those that decide who won.
function rule.victory(g, team, reason)
  announce("victory." .. (index_of(told_by_reason, reason) and reason or team), { team = team })
  for _, player in ipairs(g.players) do rule.ask_side(g, player) end
  rule.conclude(g)
  g.phase, g.event, g.won = "over", nil, { team = team, reason = reason }
  for _, player in ipairs(g.players) do
    if rule.role(g, player) and not player.shown then rule.turn_over(g, player) end
  end
  if rule.bites_turn(g) then
    local turned = where(g.players, function(player) return player.turned end)
    announce("were-turned", { players = #turned > 0 and turned or "nobody" })
  end
  rule.crown(g)
end

-- The card of somebody who may have been on either side is asked for; it may stay unknown.
function rule.ask_side(g, player)
  if rule.team_of(g, player) then return end
  local words = { table.unpack(cards.possible(g, "roles", player.card)) }
  words[#words + 1] = "unknown"
  local role = choose{ id = "role-was", secret = true, from = words, args = { player = player } }
  if role == "unknown" then return end
  cards.learn(g, "roles", player.card, role)
  rule.remember_role(g, player)
end

-- Who can only have one card any more has that.
function rule.conclude(g)
  for _, player in ipairs(g.players) do
    local faces = cards.possible(g, "roles", player.card)
    if #faces == 1 then cards.learn(g, "roles", player.card, faces[1]) end
  end
end

-- What the record says: who won, and of whom nobody can say it.
function rule.crown(g)
  win{
    winners = rule.winners(g, g.won.team), team = g.won.team, reason = g.won.reason,
    unknown = where(g.players, function(player) return rule.team_of(g, player) == nil end),
  }
end

-- Who belongs to the side that won; whoever wins alone does so by the card, turned or not.
function rule.winners(g, team)
  if team == "lovers" then return g.lovers end
  return where(g.players, function(player)
    return rule.team_of(g, player) == team or rule.role(g, player) == team
  end)
end
