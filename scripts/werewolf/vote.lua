-- The vote.

-- All the living vote by hand, the accused too, and openly. Returns what counts for lynching, and of
-- how much; nothing where accuser or accused have left, which ends the trial.
function rule.vote(g, accused)
  local voters
  local votes = rule.ask_by_day(g, function()
    voters = rule.living(g)
    return ballots{ id = "vote", voters = voters, from = { "lynch", "spare" }, args = { player = accused } }
  end, function() return rule.is_on_trial(g) end)
  g.trial = nil
  if not votes then return nil end
  local hands = those_who(voters, votes, "lynch")
  local tally = { lynch = rule.weight_of(g, hands), all = rule.weight_of(g, voters) }
  announce("votes", {
    player = accused, lynch = tally.lynch, all = tally.all, voters = #hands > 0 and hands or "nobody",
    recall = "votes",
  })
  return tally
end

-- More than half of the living lynch (R-WW-8).
function rule.found_guilty(_, tally) return 2 * tally.lynch > tally.all end

-- How much some votes count together.
function rule.weight_of(g, voters)
  local sum = 0
  for _, voter in ipairs(voters) do sum = sum + rule.weight(g, voter) end
  return sum
end

-- Every vote counts once; where one counts twice, it does on both sides of more than half (R-WW-15).
function rule.weight(_, _) return 1 end

-- Everybody points at one of the candidates, or at nobody, all at once. Gives those who are lynched, or nil.
function rule.point_at_once(g, candidates)
  local tie = option("tie")
  return rule.most_pointed_at(g, rule.all_point(g, candidates, tie), tie)
end

-- What is told of a tie before everybody points.
function rule.what_a_tie_does(g, tie)
  if tie == "mayor" and not rule.who_is_mayor(g) then return "tie-players" end
  return "tie-" .. tie
end

-- Whom most point at: a list of players and perhaps "nobody"; none where all candidates have left. `tie` is what is
-- done about a tie.
function rule.all_point(g, candidates, tie)
  local voters, options
  local votes = rule.ask_by_day(g, function()
    local there = where(candidates, "alive", "gone")
    voters, options = rule.living(g), map(there, function(player) return player end)
    table.insert(options, "nobody")
    local args = { candidates = there, tie = rule.what_a_tie_does(g, tie) }
    return ballots{ id = "vote", voters = voters, from = options, args = args }
  end, function() return #where(candidates, "alive", "gone") > 0 end)
  if not votes then return {} end
  local most, best = 0, {}
  for _, one in ipairs(options) do
    local hands = those_who(voters, votes, one)
    local weight = rule.weight_of(g, hands)
    if weight > 0 then announce("pointed", { player = one, lynch = weight, voters = hands, recall = "votes" }) end
    if weight > most then most, best = weight, {} end
    if weight > 0 and weight == most then table.insert(best, one) end
  end
  return best
end

-- Pointing at nobody is a choice, and where a tie is not for nobody, nobody has no share in one (R-WW-14).
function rule.most_pointed_at(g, best, tie)
  if #best > 1 and tie ~= "nobody" then best = except(best, function(one) return one == "nobody" end) end
  if #best < 2 then return best[1] ~= "nobody" and best[1] and best or nil end
  return rule.break_tie(g, best, tie)
end

-- Of several with as many hands nobody is lynched, or whom the setting says; nobody who has left meanwhile.
function rule.break_tie(g, tied, tie)
  tied = where(tied, function(one) return one ~= "nobody" and one.alive and not one.gone end)
  if #tied == 0 then return nil end
  if tie == "all" then return sorted(tied, function(a, b) return a.seat < b.seat end) end
  if tie == "run-off" then
    announce("run-off", { players = tied })
    local best = rule.all_point(g, tied, "players")
    if #best > 1 then best = except(best, function(one) return one == "nobody" end) end
    return #best == 1 and best[1] ~= "nobody" and best or nil
  end
  if tie == "lot" then
    return rule.one_of(g, tied, { id = "lot", chance = dealt("roles") })
  end
  if tie == "mayor" and rule.who_is_mayor(g) then
    return rule.one_of(g, tied, { id = "tie", of = rule.who_is_mayor(g) })
  end
  return nil
end

-- Who is the mayor: nobody, where there is none.
function rule.who_is_mayor(_) return nil end

-- One of the tied is condemned; who leaves meanwhile is not, and a mayor who does leaves it at that.
function rule.one_of(g, tied, q)
  local left = tied
  local one = rule.ask_by_day(g, function()
    if #left == 1 then return left[1] end
    q.from, q.args = left, { players = left }
    return choose(q)
  end, function()
    left = where(tied, "alive", "gone")
    return #left > 0 and (not q.of or q.of.alive and not q.of.gone)
  end)
  return one and { one }
end
