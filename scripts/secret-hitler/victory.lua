-- How it ends.

-- The Liberal track has five spaces, the Fascist one six.
function rule.track_length(_, face) return face == "liberal" and 5 or 6 end

-- A full track decides the game in the moment the last policy lies there, whoever enacted it.
function rule.check_tracks(g)
  local function check(face)
    if #g.enacted[face] >= rule.track_length(g, face) then rule.victory(g, face, face .. "-policies") end
  end
  check("liberal")
  check("fascist")
end

-- A team wins with all its members, dead or alive; everybody turns the role card over.
function rule.victory(g, team, reason)
  g.phase = "over"
  announce("victory." .. reason)
  rule.reveal_roles(g)
  win{ team = team, reason = reason, winners = rule.winners(g, team) }
end

-- The roles are shown, those that the app knows by the app.
function rule.reveal_roles(g)
  local known = 0
  for _, player in ipairs(g.players) do
    local roles = cards.possible(g, "roles", player.seat)
    if #roles == 1 then
      known = known + 1
      reveal("everybody", player, "role", roles[1])
      announce("role-was", { player = player, role = roles[1] })
    end
  end
  if known < #g.players then announce("turn-over") end
end

-- Who won can be said only where everybody's party is certain.
function rule.winners(g, team)
  local parties = map(g.players, function(player) return rule.party(g, player) or "unknown" end)
  if index_of(parties, "unknown") then return {} end
  return where(g.players, function(player) return parties[player.seat] == team end)
end
