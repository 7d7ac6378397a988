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

-- What they do tonight.
function rule.wolves_aim(g) g.aimed = rule.wolves_choose(g) end

-- One living player who is no wolf; without agreement nobody (R-WW-2).
function rule.wolves_choose(g)
  local victim = rule.ask_awake(g, { id = "wolves" }, function(player) return rule.not_eaten(g, player) end)
  if victim then rule.victim_is_no_wolf(g, victim) end
  return victim
end

-- Why the wolves spare somebody: they eat no wolf.
function rule.not_eaten(g, player)
  if rule.whatever_it_is(g, player, rule.is_wolf) then return "why.wolf" end
end

-- So whomever they choose is none.
function rule.victim_is_no_wolf(g, player)
  for _, kind in ipairs(g.roles) do
    if rule.is_wolf(g, kind[1]) then cards.bar(g, "roles", player.card, kind[1]) end
  end
end
