-- Dawn, and dying.

-- The victims are named. That nobody died is told, but not why (R-WW-6).
function rule.dawn(g)
  local victims = sorted(rule.victims(g), function(a, b) return a.seat < b.seat end)
  g.phase = "day"
  narrate("day-breaks", nil, 1)
  if #victims == 0 then
    announce("nobody-died", { night = g.night })
  else
    announce("died-in-the-night", { players = victims, night = g.night })
    rule.die(g, victims, "night")
  end
end

-- Whom the wolves chose, unless the doctor was there.
function rule.victims(g)
  if not g.aimed or g.aimed == g.guarded then return {} end
  return { g.aimed }
end

-- Players die together, of one `cause`: first their cards are looked at, so that what all of them
-- were counts at once. The end is looked for after every death (R-WW-11).
function rule.die(g, players, cause)
  for _, player in ipairs(players) do rule.card_of(g, player) end
  for _, player in ipairs(players) do
    player.alive, player.died = false, { round = g.night, cause = cause }
  end
  for _, player in ipairs(players) do rule.show_card(g, player) end
  for _, player in ipairs(players) do rule.fall_silent(g, player) end
  for _, player in ipairs(players) do rule.last_deed(g, player, cause) end
  rule.end_of_game(g)
end

-- The dead show the role card (R-WW-7).
function rule.show_card(g, player)
  player.shown = rule.role(g, player)
  reveal("everybody", player, "role", player.shown)
  announce("card-shown", { player = player, role = player.shown })
end

-- What the card says; the moderator tells it where the app does not know. What it can still be is
-- no news for the table, as it would tell what others are.
function rule.card_of(g, player)
  local role = cards.show(g, "roles", player.card, { id = "role-was", secret = true, args = { player = player } })
  rule.remember_role(g, player)
  return role
end

-- The dead keep silent and take no part.
function rule.fall_silent(_, player) announce("silent", { player = player }) end

-- What somebody does in dying: of these roles, nothing.
function rule.last_deed(_, _, _) end
