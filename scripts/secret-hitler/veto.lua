-- The veto, once five Fascist policies are enacted.

-- The fifth Fascist policy opens it.
function rule.veto_begins(_) return 5 end

-- It is open for good in every session after that one, even if chaos enacted it (R-SH-1).
function rule.veto_open(g) return #g.enacted.fascist >= rule.veto_begins(g) end

-- The Chancellor may ask once a session to drop the agenda (R-SH-2); the President agrees or not.
function rule.veto(g)
  if not confirm{ id = "veto", of = g.chancellor, power = true } then return false end
  announce("veto.wish", { president = g.president, chancellor = g.chancellor })
  local consent = confirm{ id = "veto-consent", of = g.president, power = true, args = { chancellor = g.chancellor } }
  if consent then return true end
  rule.refuse_veto(g)
  return false
end

-- A refused veto moves nothing: the Chancellor has to enact one of the two.
function rule.refuse_veto(g)
  announce("veto.refused", { president = g.president, chancellor = g.chancellor })
end

-- Both policies are discarded, the tracker moves, the piles are seen to, and only then the people's
-- patience may be at its end (R-SH-8).
function rule.drop_agenda(g)
  announce("veto.agreed", { president = g.president })
  while g.hand[1] do rule.discard(g, g.hand[1]) end
  rule.advance_tracker(g)
  rule.reshuffle(g)
  rule.riot(g)
end
