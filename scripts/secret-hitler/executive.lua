-- The four powers.

-- The President alone looks at the next session's policies and puts them back in the same order.
function rule.policy_peek(g, president)
  if dealt("policies") then
    local top = { table.unpack(g.draw, 1, rule.agenda_size(g)) }
    tell(president, "peek.cards", { cards = rule.faces(g, top) })
  end
end

-- The President alone looks at another player's party card. Without anybody left to investigate, the
-- power lapses (R-SH-6).
function rule.investigate(g, president)
  local function objection(player) return rule.not_a_suspect(g, president, player) end
  if #except(g.players, objection) == 0 then
    return announce("investigation.nobody", { president = president })
  end
  local suspect = rule.choose_player(g, { id = "investigate", of = president, power = true }, objection)
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
  local candidate = rule.choose_player(g, { id = "special-election", of = president, power = true },
    function(player) return rule.not_callable(g, president, player) end)
  g.called, g.order_from = candidate, g.order_from or president
  announce("special-election", { president = president, player = candidate })
end

-- Anybody else can be called, whether or not their term is limited.
function rule.not_callable(g, president, player) return rule.not_a_target(g, president, player) end

-- The President has another player killed.
function rule.execution(g, president)
  local victim = rule.choose_player(g, { id = "execute", of = president, drastic = true },
    function(player) return rule.not_a_target(g, president, player) end)
  announce("executed", { president = president, player = victim })
  rule.execute(g, victim)
end

-- If the dead was Hitler, the Liberals have won.
function rule.execute(g, victim)
  rule.kill(g, victim)
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
