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
-- `turns` is how often the moderator sees something meanwhile, 1 without it.
function rule.wake(g, role, act, turns)
  if not rule.is_called(g, role) then return end
  narrate(rule.call(g, role), nil, 4)
  if rule.is_out(g, role) then
    rule.pretend(g, role, turns or 1)
  else
    rule.see_who_wakes(g, role)
    act()
  end
  narrate(role .. "-sleeps", nil, 3)
end

-- Nor from a screen that is passed less often: while nobody may know that a role is out, the moderator
-- is shown as often that there is nothing to do.
function rule.pretend(g, role, turns)
  local seen = rule.is_seen_out(g, role)
  for turn = 1, seen and 1 or turns do
    if not seen then tell("moderator", turn == 1 and "is-out" or "is-out-still", { role = role }) end
    acknowledge{ id = "pretend", secret = true, args = { role = role } }
  end
end

-- A role is called if it is in the game.
function rule.is_called(g, role) return rule.copies(g, role) > 0 end

-- The words it is called with.
function rule.call(_, role) return role .. "-wakes" end

-- Where the roles were not told, the moderator sees now who opens their eyes.
function rule.see_who_wakes(g, role)
  local missing = rule.copies(g, role) - #rule.holders(g, role)
  if missing == 0 then return end
  local woke = rule.point_at(g,
    { id = "woke", min = 1, max = missing, secret = true, args = { role = role } },
    function(player) return rule.not_waking(g, player, role) end, "unknown")
  for _, player in ipairs(woke) do
    if player ~= "unknown" then
      cards.learn(g, "roles", player.card, role)
      rule.remember_role(g, player)
    end
  end
end

-- Why somebody cannot be one of a role who was not seen before: the card is known, or no such card.
function rule.not_waking(g, player, role)
  local possible = cards.possible(g, "roles", player.card)
  if rule.role(g, player) or not index_of(possible, role) then return "why.other-role" end
end
