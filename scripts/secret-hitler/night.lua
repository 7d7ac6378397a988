-- The night before the first election: the Fascists find each other.

-- The script is read aloud even where the app has told everybody their role: silence would tell, too.
function rule.night(g)
  g.phase = "night"
  local fascists = rule.copies_of_roles(g).fascist
  for _, line in ipairs(rule.night_script(g)) do narrate(line[1], { fascists = fascists }, line[2]) end
  rule.remember_roles(g)
end

-- With five or six players, Hitler sees who the Fascist is.
function rule.hitler_knows(g) return #g.players <= 6 end

-- Fascists and Hitler all open their eyes; or, where Hitler must not see them, the other Fascists
-- alone, and Hitler's thumb tells them who he is. Each line goes with the seconds of silence after it.
function rule.night_script(g)
  if rule.hitler_knows(g) then
    return {
      { "night.close", 3 }, { "night.all-look", 6 }, { "night.close-again", 3 }, { "night.open", 1 },
    }
  end
  return {
    { "night.close-fist", 3 }, { "night.fascists-look", 5 }, { "night.thumb", 3 },
    { "night.note-thumb", 6 }, { "night.hands-down", 3 }, { "night.open", 1 },
  }
end

-- The Fascists know each other and Hitler; the Liberals know nobody.
function rule.acquaintances(g, player)
  local role = rule.role(g, player)
  local sees = role == "fascist" or role == "hitler" and rule.hitler_knows(g)
  if not sees then return {} end
  return where(rule.fascists(g), function(other) return other ~= player end)
end

-- All of the Fascist party, Hitler too, as far as the app knows them.
function rule.fascists(g)
  return where(g.players, function(player)
    local role = rule.role(g, player)
    return role and rule.party_of(role) == "fascist"
  end)
end

-- Nobody forgets whom they saw, nor the own role: told last, for the moderator does not take anybody for what
-- others see.
function rule.remember_roles(g)
  local knowing = where(g.players, function(player) return rule.role(g, player) ~= nil end)
  for _, player in ipairs(knowing) do rule.remember_night(g, player) end
  for _, player in ipairs(knowing) do reveal(player, player, "role", rule.role(g, player)) end
end

-- Whom a player saw.
function rule.remember_night(g, player)
  for _, other in ipairs(rule.acquaintances(g, player)) do
    reveal(player, other, "role", rule.seen_as(g, player, other))
  end
end

-- For what one who saw another at night takes that one.
function rule.seen_as(g, _, other) return rule.role(g, other) end
