-- The elected government: its term, and the danger of its Chancellor.

-- The candidates are President and Chancellor now. The tracker stays where it is.
function rule.take_office(g)
  announce("elected", { president = g.president, chancellor = g.chancellor })
  rule.limit_terms(g)
  if rule.hitler_zone(g) then rule.check_chancellor(g) end
end

-- Terms are limited by the last government that was elected, whatever it did, even if it only used
-- its veto; failed elections change nothing.
function rule.limit_terms(g)
  g.limited = { president = g.president, chancellor = g.chancellor }
end

-- Chaos wipes all memory of governments: nobody's term is limited.
function rule.forget_terms(g) g.limited = nil end

-- Why the player's term is limited: the last Chancellor's always is, the last President's mostly.
-- Limits are for the nomination as Chancellor; anybody can be President.
function rule.term_limit(g, player)
  local limited = g.limited
  if not limited then return nil end
  if player == limited.chancellor then return "why.last-chancellor" end
  if player == limited.president and rule.president_limited(g) then return "why.last-president" end
  return nil
end

-- Those whose term is limited, for all to see; "nobody" where it is nobody's.
function rule.limited(g)
  local players = where(rule.living(g), function(player) return rule.term_limit(g, player) end)
  return #players > 0 and players or "nobody"
end

-- With five alive there are too few to pass anybody over.
function rule.few_living(_) return 5 end

-- Once no more than these are alive, the last President may be nominated.
function rule.president_limited(g) return #rule.living(g) > rule.few_living(g) end

-- The third Fascist policy makes Hitler dangerous.
function rule.hitler_zone_begins(_) return 3 end

-- From then on, electing Hitler Chancellor loses the game.
function rule.hitler_zone(g) return #g.enacted.fascist >= rule.hitler_zone_begins(g) end

-- The new Chancellor says truthfully whether they are Hitler; if so, the Fascists have won before a
-- card is drawn.
function rule.check_chancellor(g)
  if rule.is_hitler(g, g.chancellor, "chancellor-is-hitler") then
    rule.close_tracker(g)
    return rule.victory(g, "fascist", "hitler-elected")
  end
  announce("not-hitler", { player = g.chancellor })
end

-- With Hitler in office nobody counts failed elections any more: the finished game is put on record
-- with the tracker at rest. While play goes on, only a policy placed face up sets it back.
function rule.close_tracker(g) g.tracker = 0 end
