-- How it ends.

-- The Liberal track has five spaces, the Fascist one six.
function rule.track_length(_, face) return face == "liberal" and 5 or 6 end

-- A full track decides the game in the moment the last policy lies there, whoever enacted it: of two full ones that
-- on which it lies.
function rule.check_tracks(g, enacted)
  local function check(face)
    if #g.enacted[face] >= rule.track_length(g, face) then rule.victory(g, face, face .. "-policies") end
  end
  check(enacted)
  for face in pairs(g.enacted) do
    if face ~= enacted then check(face) end
  end
end

-- A team wins with all its members, dead or alive; everybody turns the role card over.
function rule.victory(g, team, reason)
  g.phase, g.won = "over", { team = team, reason = reason }
  announce("victory." .. reason)
  rule.reveal_roles(g)
  rule.crown(g)
end

-- What the record says: who won, and of whom nobody can say it.
function rule.crown(g)
  win{
    team = g.won.team, reason = g.won.reason, winners = rule.winners(g, g.won.team),
    unknown = rule.of_unknown_team(g),
  }
end

-- The roles are shown, first those that the app knows; the others are asked for as the cards are turned over, and
-- may stay unknown (R-SH-17).
function rule.reveal_roles(g)
  rule.tell_known_roles(g)
  local hidden = except(g.players, function(player) return player.shown end)
  if #hidden == 0 then return end
  announce("turn-over")
  cards.turn_up(g, "roles", map(hidden, function(player) return player.seat end),
    { id = "roles", slots = hidden, args = { first = hidden[1], why = "roles-turned-over" } })
  rule.tell_known_roles(g)
end

-- Everybody hears, once, of each role that is certain.
function rule.tell_known_roles(g)
  for _, player in ipairs(g.players) do
    local roles = cards.possible(g, "roles", player.seat)
    if #roles == 1 and not player.shown then
      player.shown = true
      reveal("everybody", player, "role", roles[1])
      announce("role-was", { player = player, role = roles[1] })
    end
  end
end

-- Those of whom it is not known on which side they were: they have neither won nor lost.
function rule.of_unknown_team(g)
  return where(g.players, function(player) return rule.party(g, player) == nil end)
end

-- Those have won who are known to be of the team.
function rule.winners(g, team)
  return where(g.players, function(player) return rule.party(g, player) == team end)
end
