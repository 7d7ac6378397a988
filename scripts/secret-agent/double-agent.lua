-- With four players: the Double Agent, for the last Infiltrator left.

-- When two Infiltrators have guessed wrong in a mission, the third receives the Double Agent, from
-- whoever may have kept it (R-SA-11).
function rule.hand_over_double_agent(g)
  if #g.players < 4 or g.wrong ~= 2 then return end
  local last = rule.infiltrators(g)[1]
  if not last or g.double_agent == last then return end
  if g.double_agent then
    announce("double-agent-passed", { player = last, from = g.double_agent })
  else
    announce("double-agent-given", { player = last })
  end
  g.double_agent = last
end

-- At the start of a round its holder, in whatever role, may lay it aside to take a turn at once.
-- Who is out of the mission cannot, and who leads anyway need not.
function rule.uses_double_agent(g)
  local holder = g.double_agent
  if not holder or holder.out or holder == g.leader then return false end
  return confirm{ id = "double-agent", of = holder, power = true, args = { leader = g.leader } }
end

-- The Double Agent goes back beside the table and its holder's turn comes first.
function rule.jump_in(g)
  local holder = g.double_agent
  g.double_agent = false
  announce("double-agent-used", { player = holder })
  return rule.order_after_double_agent(g, holder)
end

-- Its holder leads the round, the others follow clockwise (R-SA-10).
function rule.order_after_double_agent(g, holder) return rule.clockwise_from(g, holder) end
