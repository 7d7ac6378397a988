-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Questions that are not those of somebody in the game, and wait on.
local MODERATORS = { "woke", "is-wolf", "is-seer", "role-was", "roles", "left-over" }

-- While nobody is on trial: who lives. And at any time a card of the dead that nobody could look at, and who has left
-- the table: what waits for that player lapses by night, and is asked anew by day.
function rule.corrections(g, asked)
  local list = {}
  if asked == "accuse" or asked == "talk-over" then
    for _, player in ipairs(g.players) do
      list[#list + 1] = {
        id = "alive", of = player, from = { "yes", "no" }, withdraw = true,
        set = function(word) rule.set_alive(g, player, word == "yes") end,
      }
    end
  end
  for _, player in ipairs(rule.dead_unseen(g)) do
    list[#list + 1] = {
      id = "role", of = player, from = cards.possible(g, "roles", player.card), secret = rule.hides_cards(g),
      withdraw = asked == "accuse" or asked == "talk-over" or nil,
      set = function(role)
        cards.learn(g, "roles", player.card, role)
        rule.remember_role(g, player)
        if not rule.hides_cards(g) then rule.show_card(g, player) end
      end,
    }
  end
  for _, player in ipairs(g.players) do
    if (player.alive or player.last_words) and not player.gone then
      list[#list + 1] = {
        id = "seat", of = player, from = { "out" }, withdraw = rule.waits_for(g, asked, player),
        set = function() rule.goes(g, player) end,
      }
    end
  end
  return list
end

-- A card that comes out after the end: who won is then known better.
function rule.late_corrections(g)
  local open = where(g.players, function(player) return not rule.role(g, player) end)
  return map(open, function(player)
    return { id = "role", of = player, from = cards.possible(g, "roles", player.card), set = function(role)
      cards.learn(g, "roles", player.card, role)
      rule.conclude(g)
      for _, one in ipairs(open) do
        if rule.role(g, one) then rule.turn_over(g, one) end
      end
      rule.crown(g)
    end }
  end)
end

-- Whether a question lapses or is asked anew when a player goes.
function rule.waits_for(g, asked, player)
  if index_of(MODERATORS, asked) then return false end
  if g.phase == "day" then return true end
  if not g.awake then return false end
  return #g.awake.players == 1 and g.awake.players[1] == player or index_of(g.awake.needed or {}, player) ~= nil
end

-- A player takes part in nothing from now on (R-WW-13).
function rule.goes(g, player)
  player.gone = true
  if g.awake then
    local before = #g.awake.players
    take_out(g.awake.players, player)
    if before == 1 and #g.awake.players == 0 then g.awake.idle = true end
  end
end

-- Of somebody alive the card goes back.
function rule.set_alive(g, player, alive)
  if player.alive == alive then return end
  player.alive, player.gone, player.shown = alive, nil, nil
  player.died = not alive and { round = g.round, cause = "by-ruling", night = g.night } or nil
end

-- After a ruling on who lives, or who has left: the card of somebody who turns out to be dead is out, like that
-- of all the dead.
function rule.take_ruling(g)
  for _, player in ipairs(g.players) do
    if player.died and player.died.cause == "by-ruling" and not player.died.told then
      player.died.told = true
      rule.card_of(g, player)
      rule.show_card(g, player)
    end
  end
  rule.see_off(g)
  rule.end_of_game(g)
end

-- What was heard as a ruling sets it right, for report, claims and statistics: who lives has not died, and the card
-- went back; who is dead and had not died is so by ruling.
function rule.set_right(heard)
  for at, said in ipairs(heard) do
    if said.item == "alive" then rule.set_death_right(heard, at, said.player, said.value == "yes") end
  end
  return heard
end

-- What the lines before the `at`-th, a ruling, say of the death of a player.
function rule.set_death_right(heard, at, player, lives)
  local ways, died = map(rule.ways_to_die(), function(way) return way.id end), false
  for i = 1, at - 1 do
    local line = heard[i]
    local dies = index_of(ways, line.id) and (line.player == player or index_of(line.players or {}, player))
    died = died or dies
    if lives and dies and line.players then
      take_out(line.players, player)
    elseif lives and (dies or rule.shows_card(line) and line.player == player) then
      line.id = "told-wrongly"
    end
  end
  if not lives and not died then heard[at].id = "dead-by-ruling" end
end
