-- The doctor.

-- The one the doctor points at does not die of the wolves this night.
function rule.doctor_wakes(g)
  rule.wake(g, "doctor", function()
    g.guarded = rule.point_at(g, { id = "doctor", secret = true, power = true, to = rule.holders(g, "doctor") },
      function(player) return rule.not_guarded(g, player) end)
  end)
end

-- Why the doctor cannot watch over somebody: not over the one of the night before. Over the doctor's
-- own sleep, yes (R-WW-4).
function rule.not_guarded(g, player)
  if player == g.guarded_before then return "why.guarded-before" end
end
