-- The doctor.

-- Several doctors wake together, and agree on one.
function rule.doctor_wakes(g) rule.role_wakes(g, "doctor") end

-- The one the doctor points at does not die of the wolves this night.
function rule.doctor_points(g)
  g.guarded = rule.ask_awake(g, { id = "doctor" }, function(player) return rule.not_guarded(g, player) end)
  if g.guarded then reveal("moderator", g.guarded, "guarded", g.night) end
end

-- Why the doctor cannot watch over somebody: not over the one of the night before. Over the doctor's
-- own sleep, yes (R-WW-4).
function rule.not_guarded(g, player)
  if player == g.guarded_before then return "why.guarded-before" end
end
