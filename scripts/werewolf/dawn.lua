-- Dawn, and what the night has brought.

-- The victims are named, and so are those who left meanwhile. That nobody died is told, but not why (R-WW-6).
function rule.dawn(g)
  for _, player in ipairs(rule.bites(g)) do rule.look_at_bitten(g, player) end
  if rule.bites_spare(g) then rule.look_at_cards(g) end
  local victims = rule.victims(g)
  rule.survive_bites(g, victims)
  local leavers = where(g.players, function(player) return player.alive and player.gone end)
  victims = sorted(except(victims, "gone"), function(a, b) return a.seat < b.seat end)
  g.phase = "day"
  narrate("day-breaks", nil, 1)
  for _, player in ipairs(leavers) do announce("has-left", { player = player }) end
  if #victims == 0 then
    announce(#leavers > 0 and "nobody-else-died" or "nobody-died", { night = g.night })
  else
    announce("died-in-the-night", { players = victims, night = g.night })
  end
  rule.event(g, function()
    rule.fall(g, leavers, "left")
    rule.fall(g, victims, "night")
  end)
  g.turned_now = nil
end

-- Who dies tonight: of a bite that nobody stopped, or otherwise.
function rule.victims(g)
  local victims = where(rule.bites(g), function(player) return rule.effect_of_bite(g, player) == "dies" end)
  for _, player in ipairs(rule.killed(g)) do
    if not index_of(victims, player) then table.insert(victims, player) end
  end
  return victims
end

-- Whom a bite meets that nobody stopped: whom the wolves chose, or who stands in the way, unless the doctor
-- was there, or the one has left.
function rule.bites(g)
  local bites = {}
  for _, aimed in ipairs{ g.aimed or g.aimed_too, g.aimed and g.aimed_too } do
    local met = aimed ~= g.guarded and not aimed.gone and rule.takes_the_bite(g, aimed)
    if met and met ~= g.guarded and not met.gone and not index_of(bites, met) then table.insert(bites, met) end
  end
  return bites
end

-- The bite meets the one it was meant for.
function rule.takes_the_bite(_, player) return player end

-- Who dies tonight of something else than a bite.
function rule.killed(_) return {} end

-- What a bite does: "dies", "lives" or "turns".
function rule.effect_of_bite(g, player)
  local about = roles(rule.role(g, player) or "villager")
  return about and about.bitten and about.bitten(g, player) or "dies"
end

-- Where the card of who was bitten may be of a role that does not die of it, the moderator looks at it.
function rule.look_at_bitten(g, player)
  for _, role in ipairs(cards.possible(g, "roles", player.card)) do
    if (roles(role) or {}).bitten then return rule.card_of(g, player) end
  end
end

-- Whether there is a role in play that does not die of every bite.
function rule.bites_spare(g)
  return count(g.roles, function(kind) return (roles(kind[1]) or {}).bitten ~= nil end) > 0
end

-- Who was bitten and does not die of it remembers it; those whom the bite turns are touched before all wake.
-- Who dies otherwise tonight is not turned. Where it could happen, the moderator is told every night, and be
-- it that nobody was; and waited for, as long as where the card of who was turned is asked for.
function rule.survive_bites(g, victims)
  local turned = {}
  for _, player in ipairs(rule.bites(g)) do
    local turns = rule.effect_of_bite(g, player) == "turns"
    if turns and not index_of(victims, player) then table.insert(turned, player) end
    player.bitten = true
  end
  for _, player in ipairs(turned) do rule.turn(g, player) end
  g.turned_now = turned
  if not rule.bites_turn(g) then return end
  tell("moderator", "turned", { players = #turned > 0 and turned or "nobody" })
  acknowledge{ id = "pretend", secret = true }
end

-- Whether there is a role in play with which a bite may make somebody a wolf.
function rule.bites_turn(g)
  return count(g.roles, function(kind) return (roles(kind[1]) or {}).turns or false end) > 0
end

-- Somebody is a wolf from now on, and is the only one who is told.
function rule.turn(g, player)
  rule.card_of(g, player)
  player.turned = true
  reveal(player, player, "turned", "wolf")
end

-- Who dies in that very dawn, of grief or of a shot, is not turned after all.
function rule.not_turned(g, player)
  if not index_of(g.turned_now or {}, player) then return end
  player.turned = nil
  reveal(player, player, "turned", "no-wolf")
end
