-- The day: the village talks, and may lynch one of its own.

-- At most one lynching a day; none is possible (R-WW-9).
function rule.day(g)
  rule.talk(g)
  local condemned = rule.condemned(g)
  if condemned then
    announce("lynched", { player = condemned })
    rule.die(g, { condemned }, "lynched")
  else
    announce("nobody-lynched")
  end
end

-- Everybody who may speaks, for as long as the table allows.
function rule.talk(g)
  local values = { round = g.night, living = #rule.living(g) }
  if option("talk") > 0 then values.timer = option("talk") end
  announce("talk", values)
end

-- One after the other is on trial, until one is lynched or nobody accuses any more.
function rule.condemned(g)
  while true do
    local accused = rule.next_trial(g)
    if not accused then return nil end
    rule.defend(accused)
    if rule.found_guilty(g, rule.vote(g, accused)) then return accused end
  end
end

-- Who is accused next with a second for it, or nobody.
function rule.next_trial(g)
  while true do
    local accuser = rule.speaker(g)
    if not accuser then return nil end
    local accused = rule.point_at(g, { id = "nominate", of = accuser },
      function(player) return rule.not_accused(g, accuser, player) end)
    if rule.seconded(g, accuser, accused) then return accused end
  end
end

-- Why the accuser cannot accuse somebody: it has to be somebody else.
function rule.not_accused(_, accuser, player)
  if player == accuser then return "why.accuser" end
end

-- Who accuses somebody now: a living player, or nobody, and that is over for today.
function rule.speaker(g)
  while true do
    if g.leaving then rule.leave(g, g.leaving) end
    local accuser = rule.point_at(g, { id = "accuse" },
      function(player) return rule.not_accusing(g, player) end, "nobody", "left")
    if accuser == "nobody" then return nil end
    if accuser == nil then -- a ruling on who lives
      rule.end_of_game(g)
    elseif accuser == "left" then
      rule.leave(g, rule.who_left(g))
    else
      return accuser
    end
  end
end

-- Why somebody living may not accuse: everybody may.
function rule.not_accusing(_, _) return nil end

-- Who it is that has left.
function rule.who_left(g) return rule.point_at(g, { id = "left" }, function() end) end

-- Who leaves the table dies at once, and the card is shown (R-WW-10).
function rule.leave(g, player)
  g.leaving = nil
  if not player.alive then return end
  announce("has-left", { player = player })
  rule.die(g, { player }, "left")
end

-- An accusation counts when somebody else seconds it.
function rule.seconded(g, accuser, accused)
  local values = { accuser = accuser, accused = accused }
  local second = rule.point_at(g, { id = "second", args = values },
    function(player) if player == accuser or player == accused then return "why.second" end end, "nobody")
  if second == "nobody" then
    announce("not-seconded", values)
    return false
  end
  announce("accused", { accuser = accuser, accused = accused, second = second })
  return true
end

-- The accused speaks.
function rule.defend(accused)
  local values = { player = accused }
  if option("defence") > 0 then values.timer = option("defence") end
  announce("defence", values)
end
