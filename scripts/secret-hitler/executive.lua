-- The four powers.

-- The President alone looks at the next session's policies and puts them back in the same order.
function rule.policy_peek(g, president)
  if dealt("policies") then
    local top = { table.unpack(g.draw, 1, rule.agenda_size(g)) }
    tell(president, "peek.cards", { cards = rule.faces(g, top) })
  end
end

-- Whom the President uses a power on. Where there is nobody it lapses (R-SH-6), as it does where the President
-- leaves the table (R-SH-5).
function rule.target(g, question, objection)
  local target
  if #except(g.players, objection) > 0 then target = rule.choose_player(g, question, objection) end
  if not target then announce("power.lapses", { president = question.of }) end
  return target
end

-- The President alone looks at another player's party card.
function rule.investigate(g, president)
  local suspect = rule.target(g, { id = "investigate", of = president, power = true },
    function(player) return rule.not_a_suspect(g, president, player) end)
  if not suspect then return end
  suspect.investigated = true
  announce("investigated", { president = president, player = suspect })
  local party = rule.party(g, suspect)
  if party and rule.knows_roles(g) then tell(president, "investigation.party", { player = suspect, party = party }) end
end

-- Why the player cannot be investigated.
function rule.not_a_suspect(g, president, player)
  return rule.not_a_target(g, president, player)
    or rule.spared(g, player) and "why.investigated"
    or nil
end

-- Nobody is investigated twice in a game.
function rule.spared(_, player) return player.investigated or false end

-- The President names the next candidate. The order is interrupted, not changed.
function rule.special_election(g, president)
  local from = g.order_from or president
  local candidate = rule.target(g, { id = "special-election", of = president, power = true, args = { from = from } },
    function(player) return rule.not_callable(g, president, player) end)
  if not candidate then return end
  g.called, g.order_from = candidate, from
  announce("special-election", { president = president, player = candidate, from = from })
end

-- Anybody else can be called, whether or not their term is limited.
function rule.not_callable(g, president, player) return rule.not_a_target(g, president, player) end

-- The President has another player killed.
function rule.execution(g, president)
  local victim = rule.target(g, { id = "execute", of = president, drastic = true },
    function(player) return rule.not_a_target(g, president, player) end)
  if not victim then return end
  announce("executed", { president = president, player = victim })
  rule.execute(g, victim)
end

-- If the dead was Hitler, the Liberals have won.
function rule.execute(g, victim)
  rule.kill(g, victim)
  victim.cleared_in_death = not victim.cleared
  if rule.is_hitler(g, victim, "executed-is-hitler") then
    return rule.victory(g, "liberal", "hitler-executed")
  end
  rule.mourn(g, victim)
end

-- The dead are out of the game.
function rule.kill(_, victim) victim.alive = false end

-- Nobody learns who it was, only that it was not Hitler.
function rule.mourn(g, victim)
  announce("executed.not-hitler", { player = victim })
  if not rule.may_speak(g, victim) then announce("executed.silent", { player = victim }) end
end
