-- Dying: everything that one cause brings about is one event.

-- Those who die of the cause itself, grief, the last deeds of the dead, then offices; and the end is looked
-- for once (R-WW-12). What happens inside of an event belongs to it.
function rule.event(g, happens)
  if g.event then return happens() end
  g.event = {}
  happens()
  local dead = 0
  repeat -- who leaves while an office is handed on joins
    rule.consequences(g, dead + 1)
    dead = #g.event
    rule.offices(g)
  until #g.event == dead
  g.event = nil
  rule.end_of_game(g)
end

-- Players die together, of one `cause`.
function rule.die(g, players, cause)
  rule.event(g, function() rule.fall(g, players, cause) end)
end

-- They die, and their cards are looked at and shown as they do.
function rule.fall(g, players, cause)
  players = where(players, "alive")
  for _, player in ipairs(players) do rule.card_of(g, player) end
  for _, player in ipairs(players) do
    player.alive, player.died = false, { round = g.round, cause = cause, night = g.night }
    table.insert(g.event, player)
    rule.not_turned(g, player)
  end
  for _, player in ipairs(players) do rule.show_card(g, player) end
  for _, player in ipairs(players) do rule.fall_silent(g, player) end
  for _, player in ipairs(players) do rule.death_decides(g, player, cause) end
end

-- What follows from the deaths of an event from the `from`-th on: grief, until nobody grieves any more; then
-- the last deeds in the order of seats, each with the grief and the deeds that it causes. Who leaves
-- meanwhile joins.
function rule.consequences(g, from)
  local next_one = from
  while next_one <= #g.event do
    rule.grieve(g, g.event[next_one])
    next_one = next_one + 1
  end
  local dead = {}
  for i = from, #g.event do dead[#dead + 1] = g.event[i] end
  for _, player in ipairs(sorted(dead, function(a, b) return a.seat < b.seat end)) do
    local before = #g.event
    rule.last_deed(g, player, player.died.cause)
    rule.see_off(g)
    if #g.event > before then rule.consequences(g, before + 1) end
  end
end

-- The dead show the role card (R-WW-7).
function rule.show_card(g, player) rule.turn_over(g, player) end

-- A card lies face up from now on, unless nobody could look at it.
function rule.turn_over(g, player)
  player.shown = rule.role(g, player)
  if not player.shown then return announce("card-unseen", { player = player }) end
  reveal("everybody", player, "role", player.shown)
  announce("card-shown", { player = player, role = player.shown })
end

-- Whether the dead keep their cards to themselves.
function rule.hides_cards(_) return false end

-- What the card says, or "unknown"; the moderator tells it where the app does not know. What it can still be is
-- no news for the table, as it would tell what others are: where the table dealt, a known card is waited for
-- like any other.
function rule.card_of(g, player)
  local role = rule.ask_card(g, player, true)
  rule.look_at_cards(g)
  rule.remember_role(g, player)
  return role
end

-- The card of the dead may be gone with its player; who lives can say what it is.
function rule.ask_card(g, player, may_be_unknown)
  return cards.show(g, "roles", player.card,
    { id = "role-was", secret = true, unknown = may_be_unknown, args = { player = player } })
end

-- What a card that was left over says, or "unknown".
function rule.look_at_left_over(g, card, id)
  return cards.show(g, "roles", card, { id = id, secret = true, unknown = true })
end

-- The moderator is waited for, who looks at cards where the table dealt them.
function rule.look_at_cards(_)
  if not dealt("roles") then acknowledge{ id = "pretend", secret = true } end
end

-- The dead keep silent and take no part.
function rule.fall_silent(_, player) announce("silent", { player = player }) end

-- Whether a death is the end at once, before anything follows from it.
function rule.death_decides(_, _, _) end

-- What somebody does in dying: of these roles, nothing.
function rule.last_deed(_, _, _) end

-- Whether somebody died of something else than a bite that night.
function rule.died_of_poison(_, _, _) return false end

-- Asks somebody in dying, for whom the answer is nobody after leaving. Whoever else leaves meanwhile joins
-- those who die, and with nobody living nothing is asked.
function rule.ask_dying(g, player, ask)
  player.last_words = true
  local answer = rule.ask_by_day(g, ask, function() return not player.gone and #rule.living(g) > 0 end)
  player.last_words = false
  return answer or "nobody"
end

-- What becomes of the offices of the dead, before the end is looked for.
function rule.offices(_) end
