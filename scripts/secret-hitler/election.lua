-- The election of a government: candidacy, nomination, vote.

-- Returns whether a government was elected.
function rule.election(g)
  g.phase, g.round = "election", g.round + 1
  rule.pass_candidacy(g)
  repeat g.chancellor = rule.nominate(g, g.president) until g.chancellor -- none where a ruling asks anew
  announce("nominated", { president = g.president, chancellor = g.chancellor })
  local votes = rule.vote(g, g.president, g.chancellor)
  rule.show_votes(g, votes)
  if not rule.elected(g, count(votes, "ja")) then
    rule.reject(g)
    return false
  end
  rule.take_office(g)
  return true
end

-- The candidacy passes once a round, whatever became of the last candidate.
function rule.pass_candidacy(g)
  g.president, g.chancellor = rule.next_candidate(g), nil
  announce("candidate", { round = g.round, president = g.president })
end

-- The next living player clockwise is the candidate, having been in the last government or not.
-- A special election interrupts the order once: it goes on to the left of the President who called
-- it, the first who did where several follow each other (R-SH-7), even if that one is dead (R-SH-4).
function rule.next_candidate(g)
  local called = g.called
  if called then
    g.called = nil
    return called
  end
  local from = g.order_from
  if not from then return g.president and rule.next_living(g, g.president) or g.first end
  g.order_from = nil
  return rule.next_living(g, from)
end

-- The candidate nominates a Chancellor.
function rule.nominate(g, president)
  return rule.choose_player(g, {
    id = "nominate", of = president, from = nil, why = nil, -- room for what choose_player adds
    args = function() return { speakers = rule.speakers(g), limited = rule.limited(g) } end,
  }, function(player) return rule.not_eligible(g, president, player) end)
end

-- Why the player cannot be nominated: any living player can, but the candidate and those whose term
-- is limited. Who is alive is seen at this moment (R-SH-5).
function rule.not_eligible(g, president, player)
  if not player.alive then return "why.dead" end
  if player.away then return "why.away" end
  if player == president then return "why.candidate" end
  return rule.term_limit(g, player)
end

-- Everybody votes who is alive at this moment, the two candidates too (R-SH-5).
function rule.voters(g) return rule.living(g) end

-- Those who may join the discussion about nomination and vote.
function rule.speakers(g)
  return where(g.players, function(player) return rule.may_speak(g, player) end)
end

-- All vote at once, yes or no, and openly.
function rule.vote(g, president, chancellor)
  return ballots{
    id = "vote", voters = function() return rule.voters(g) end, from = { "ja", "nein" },
    drastic = rule.may_decide(g),
    args = function()
      return { president = president, chancellor = chancellor, speakers = rule.speakers(g) }
    end,
  }
end

-- Whether the vote may decide the game: a Chancellor could be Hitler, or chaos could fill a track.
function rule.may_decide(g)
  return rule.hitler_zone(g) or g.tracker == rule.patience(g) - 1 and rule.chaos_may_decide(g)
end

-- Whether chaos could fill a track now.
function rule.chaos_may_decide(g)
  return #g.enacted.liberal == rule.track_length(g, "liberal") - 1
    or #g.enacted.fascist == rule.track_length(g, "fascist") - 1
end

-- More than half of the living have to agree; a tie is a rejection.
function rule.elected(g, ja) return 2 * ja > #rule.voters(g) end

-- What each voted is there for all to see.
function rule.show_votes(g, votes)
  local voters = rule.voters(g)
  local ja, nein = those_who(voters, votes, "ja"), those_who(voters, votes, "nein")
  announce("votes", {
    ja = #ja, nein = #nein, yes = #ja > 0 and ja or "nobody", no = #nein > 0 and nein or "nobody",
    recall = "votes",
  })
end

-- A rejected government moves the tracker.
function rule.reject(g)
  announce("rejected", { president = g.president, chancellor = g.chancellor })
  g.chancellor = nil
  rule.advance_tracker(g)
  rule.riot(g)
end
