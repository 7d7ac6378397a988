-- The wolves.

-- They open their eyes, and agree on somebody.
function rule.wolves_wake(g)
  rule.wake(g, "wolf", function()
    rule.know_each_other(g, "wolf")
    if rule.may_kill(g) then g.aimed = rule.wolves_choose(g) end
  end)
end

-- One living player who is no wolf; without agreement nobody (R-WW-2).
function rule.wolves_choose(g)
  local victim = rule.point_at(g, { id = "wolves", secret = true, power = true, to = rule.holders(g, "wolf") },
    function(player) return rule.not_eaten(g, player) end, "nobody")
  if victim == "nobody" then return nil end
  rule.victim_is_no_wolf(g, victim)
  return victim
end

-- Why the wolves spare somebody: they eat no wolf.
function rule.not_eaten(g, player)
  if rule.team_of(g, player) == "wolves" then return "why.wolf" end
end

-- So whomever they choose is none.
function rule.victim_is_no_wolf(g, player) cards.bar(g, "roles", player.card, "wolf") end
