-- The election of a government: candidacy, nomination, vote.

-- Returns whether a government was elected.
function rule.election(g)
  g.phase, g.round = "election", g.round + 1
  rule.pass_candidacy(g)
  local votes = rule.hold_vote(g)
  rule.show_votes(g, votes)
  if not rule.elected(g, count(votes, "ja")) then
    rule.reject(g)
    return false
  end
  rule.take_office(g)
  return true
end

-- Nomination and vote, anew where a ruling takes them back: a candidate who leaves passes the candidacy on, and a
-- nominee who leaves is none (R-SH-5).
function rule.hold_vote(g)
  while true do
    rule.judge_ruling(g)
    local candidate = g.president
    if not rule.can_govern(g) then rule.end_ungoverned(g) end
    g.chancellor = rule.nominate(g, candidate)
    if g.chancellor then
      announce("nominated", { president = candidate, chancellor = g.chancellor })
      local votes = rule.vote(g, candidate, g.chancellor)
      if votes then return votes end
      g.chancellor = nil
    end
    if g.president and rule.missing(g, g.president) then g.president = rule.next_living(g, g.president) end
    if g.president ~= candidate then rule.announce_candidate(g) end
  end
end

-- Who was executed by ruling may be Hitler, as the app knows.
function rule.judge_ruling(g)
  local dead = g.ruled_dead
  g.ruled_dead = nil
  if dead and rule.knows_roles(g) then rule.execute(g, dead) end
end

-- Whether there is a candidate, and somebody to nominate.
function rule.can_govern(g)
  for _, player in ipairs(g.president and g.players or {}) do
    if not rule.not_eligible(g, g.president, player) then return true end
  end
  return false
end

-- The candidacy passes once a round, whatever became of the last candidate.
function rule.pass_candidacy(g)
  g.president, g.chancellor = rule.next_candidate(g), nil
  rule.announce_candidate(g)
end

-- Who it is everybody hears.
function rule.announce_candidate(g)
  if g.president then announce("candidate", { round = g.round, president = g.president }) end
end

-- The next living player clockwise is the candidate, having been in the last government or not.
-- A special election interrupts the order once: it goes on to the left of the President who called
-- it, the first who did where several follow each other (R-SH-7), even if that one is dead (R-SH-4).
function rule.next_candidate(g)
  local called, from = g.called, g.order_from
  g.called = nil
  if called and not rule.missing(g, called) then return called end
  if not from and not g.president then return rule.missing(g, g.first) and rule.next_living(g, g.first) or g.first end
  g.order_from = nil
  return rule.next_living(g, from or g.president)
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
  return rule.missing(g, player) or player == president and "why.candidate" or rule.term_limit(g, player)
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
    id = "vote", voters = function() return rule.voters(g) end, from = { "ja", "nein" }, tally = true,
    drastic = rule.may_decide(g),
    args = function()
      return { president = president, chancellor = chancellor, speakers = rule.speakers(g), tie = "tie-rejects" }
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

-- What each voted is there for all to see, unless the moderator only counted.
function rule.show_votes(g, votes)
  if votes.tally then
    announce("tally", { ja = count(votes, "ja"), nein = count(votes, "nein"), recall = "votes" })
    return
  end
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
