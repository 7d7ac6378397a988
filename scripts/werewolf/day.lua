-- The day: the village talks, and may lynch one of its own.

-- At most one lynching a day; none is possible (R-WW-9).
function rule.day(g)
  g.phase, g.lynched = "day", nil
  rule.talk(g)
  local condemned = rule.condemned(g)
  if condemned then
    rule.lynch(g, condemned.seat and { condemned } or condemned)
  else
    announce("nobody-lynched")
  end
end

-- Everybody who may speaks, for as long as the table allows.
function rule.talk(g)
  local values = { round = g.round, living = #rule.living(g) }
  if option("talk") > 0 then values.timer = option("talk") end
  announce("talk", values)
end

-- One after the other is on trial, until one is lynched or nobody accuses any more.
function rule.condemned(g)
  while true do
    local accused = rule.next_trial(g)
    if not accused then return nil end
    rule.defend(accused)
    local tally = rule.vote(g, accused)
    if tally and rule.found_guilty(g, tally) then return accused end
  end
end

-- The condemned die in one lynching, those whom nothing pardons.
function rule.lynch(g, condemned)
  local dying = except(condemned, function(player) return rule.pardoned(g, player) end)
  for _, player in ipairs(dying) do announce("lynched", { player = player }) end
  g.lynched = dying
  rule.die(g, dying, "lynched")
end

-- Whether somebody who was condemned lives on: nobody.
function rule.pardoned(_, _) return false end

-- Who is accused next with a second for it, or nobody. A trial ends where one of the two has left, and an accusation
-- where nobody is left who could be accused.
function rule.next_trial(g)
  while true do
    local accuser = rule.speaker(g)
    if not accuser then return nil end
    g.trial = { accuser }
    local accused = rule.ask_by_day(g, function()
      return rule.point_at(g, { id = "nominate", of = accuser },
        function(player) return rule.not_accused(g, accuser, player) end)
    end, function() return rule.is_on_trial(g) and not rule.not_accusing(g, accuser) end)
    g.trial[2] = accused
    if accused and rule.seconded(g, accuser, accused) then return accused end
    g.trial = nil
  end
end

-- Whether those of a trial are still there.
function rule.is_on_trial(g)
  return count(g.trial or {}, function(player) return not player.alive or player.gone or false end) == 0
end

-- Why the accuser cannot accuse somebody: it has to be somebody else.
function rule.not_accused(_, accuser, player)
  if player == accuser then return "why.accuser" end
end

-- Who accuses somebody now: a living player, or nobody, and that is over for today.
function rule.speaker(g)
  while true do
    local accuser = rule.point_at(g, { id = "accuse" },
      function(player) return rule.not_accusing(g, player) end, "nobody", "left")
    if accuser == "nobody" then return nil end
    if accuser and accuser ~= "left" then return accuser end
    rule.interrupted(g, accuser)
  end
end

-- What came instead of an answer by day: somebody has left, or a ruling.
function rule.interrupted(g, word)
  if word == "left" then return rule.leave(g, rule.who_left(g)) end
  rule.take_ruling(g)
end

-- Why somebody living may not accuse: everybody may.
function rule.not_accusing(_, _) return nil end

-- An accusation counts when somebody else seconds it.
function rule.seconded(g, accuser, accused)
  local values = { accuser = accuser, accused = accused }
  local second = rule.ask_by_day(g, function()
    return rule.point_at(g, { id = "second", args = values },
      function(player) if player == accuser or player == accused then return "why.second" end end, "nobody")
  end, function() return rule.is_on_trial(g) end)
  if not second then return false end
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
