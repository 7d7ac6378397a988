-- The night: everybody's eyes are closed, and one role after the other wakes.

-- The wolves, then the seer, then the doctor.
function rule.night(g)
  g.phase, g.night = "night", g.night + 1
  g.aimed, g.guarded_before, g.guarded = nil, g.guarded, nil
  narrate("night-falls", { night = g.night }, 3)
  rule.wolves_wake(g)
  rule.seer_wakes(g)
  rule.doctor_wakes(g)
end

-- Anybody may die in any night.
function rule.may_kill(_) return true end

-- One role wakes, does what it does, and sleeps. Once its card is out it is still called, in the same
-- words and with the same pauses, so that nobody learns from silence that it is dead (R-WW-5).
function rule.wake(g, role, act)
  if not rule.is_called(g, role) then return end
  narrate(rule.call(g, role), nil, 4)
  if rule.is_out(g, role) then
    acknowledge{ id = "pretend", secret = true, args = { role = role } }
  else
    rule.see_who_wakes(g, role)
    act()
  end
  narrate(role .. "-sleeps", nil, 3)
end

-- A role is called if it is in the game.
function rule.is_called(g, role) return rule.copies(g, role) > 0 end

-- The words it is called with.
function rule.call(_, role) return role .. "-wakes" end

-- Where the roles were not told, the moderator sees now who opens their eyes.
function rule.see_who_wakes(g, role)
  local missing = rule.copies(g, role) - #rule.holders(g, role)
  if missing == 0 then return end
  local woke = choose{
    id = "woke", min = 1, max = missing, secret = true, args = { role = role },
    from = function() return rule.who_may_wake(g, role) end,
    why = function(player) return player.alive and "why.other-role" or "why.dead", { player = player } end,
  }
  for _, player in ipairs(where(woke, function(one) return one ~= "unknown" end)) do
    cards.learn(g, "roles", player.card, role)
    rule.remember_role(g, player)
  end
end

-- The living whose card is unknown and may be of this role; or it was not seen.
function rule.who_may_wake(g, role)
  local list = where(rule.living(g), function(player)
    return not rule.role(g, player) and index_of(cards.possible(g, "roles", player.card), role)
  end)
  table.insert(list, "unknown")
  return list
end

-- Those of a role who open their eyes together know each other from then on.
function rule.know_each_other(g, role)
  local together = rule.holders(g, role)
  if #together < 2 then return end
  tell(together, "together", { role = role, players = together })
  for _, player in ipairs(together) do reveal(together, player, "role", role) end
end
