-- The election tracker, and chaos.

-- A government that was not elected, or did nothing, moves the tracker by one.
function rule.advance_tracker(g)
  g.tracker = g.tracker + 1
  announce("tracker", { n = g.tracker, patience = rule.patience(g) })
end

-- The people's patience lasts for three of them.
function rule.patience(_) return 3 end

-- When it is at its end, there is chaos.
function rule.riot(g)
  if g.tracker >= rule.patience(g) then rule.chaos(g) end
end

-- The top policy is enacted, whatever it is. It gives no power to anybody, and all term limits are
-- forgotten; then the piles are seen to.
function rule.chaos(g)
  announce("chaos", { how = dealt("policies") and "app-turns-over" or "turn-over" })
  rule.forget_terms(g)
  rule.turn_over(g)
end

-- The top policy comes off the pile and onto its track.
function rule.turn_over(g)
  local card = g.draw[1]
  cards.show(g, "policies", card, { id = "top-policy" })
  table.remove(g.draw, 1)
  rule.enact(g, card)
  rule.reshuffle(g)
end

-- Where nobody can be nominated any more nobody governs: one policy after the other is turned over from the top,
-- without powers, until a track is full (R-SH-16).
function rule.end_ungoverned(g)
  g.phase, g.chancellor = "ungoverned", nil
  announce("ungoverned")
  repeat
    announce("ungoverned.turn", { how = dealt("policies") and "app-turns-over" or "turn-over" })
    rule.turn_over(g)
  until g.phase == "over"
end
