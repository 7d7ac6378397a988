-- The wolves.

-- They open their eyes, whatever kind of wolf they are, and agree on somebody.
function rule.wolves_wake(g)
  rule.wake(g, "wolf", function()
    for _, kind in ipairs(g.roles) do
      if kind[1] ~= "wolf" and rule.is_wolf(g, kind[1]) then rule.see_who_wakes(g, kind[1]) end
    end
    g.awake = rule.who_is_awake(g, "wolf")
    rule.know_each_other(g, "wolf")
    if rule.may_kill(g) then rule.wolves_aim(g) end
  end)
end

-- What they do tonight: choose one, or of several as many as they may.
function rule.wolves_aim(g)
  local most = rule.most_eaten(g)
  if most == 1 then
    g.aimed = rule.wolves_choose(g)
    return
  end
  local victims = rule.ask_awake(g, { id = "wolves", min = 1, max = most, args = { most = most } },
    function(player) return rule.not_eaten(g, player) end)
  for _, victim in ipairs(victims) do rule.victim_is_no_wolf(g, victim) end
  g.aimed, g.aimed_too = victims[1], victims[2]
end

-- How many the wolves choose at most in a night: 1, or 2.
function rule.most_eaten(_) return 1 end

-- One living player who is no wolf; without agreement nobody (R-WW-2).
function rule.wolves_choose(g)
  local victim = rule.ask_awake(g, { id = "wolves", args = { most = 1 } },
    function(player) return rule.not_eaten(g, player) end)
  if victim then rule.victim_is_no_wolf(g, victim) end
  return victim
end

-- Why the wolves spare somebody: they eat no wolf.
function rule.not_eaten(g, player)
  if rule.whatever_it_is(g, player, rule.is_wolf) then return "why.wolf" end
end

-- Whether they may choose one of their own.
function rule.wolves_eat_wolves(_) return false end

-- So whomever they choose is none.
function rule.victim_is_no_wolf(g, player)
  for _, kind in ipairs(g.roles) do
    if rule.is_wolf(g, kind[1]) then cards.bar(g, "roles", player.card, kind[1]) end
  end
end
