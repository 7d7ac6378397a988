-- Finding a team: leader after leader names one, until the table approves.

-- How many players each mission takes.
function rule.team_sizes(g)
  local players = #g.players
  if players == 5 then return { 2, 3, 2, 3, 3 } end
  if players == 6 then return { 2, 3, 4, 3, 4 } end
  if players == 7 then return { 2, 3, 3, 4, 4 } end
  return { 3, 4, 4, 5, 5 }
end

-- How many players the mission takes that is next.
function rule.team_size(g) return rule.team_sizes(g)[g.mission] end

-- How many teams may be rejected in a row for one mission: with the fifth, evil wins (R-AV-5).
function rule.patience(_) return 5 end

-- Returns the team that was approved.
function rule.find_team(g)
  while true do
    local team = rule.propose(g)
    if rule.vote(g, team) then return team end
    rule.reject(g)
  end
end

-- The leader names as many players as the mission takes, and may be one of them.
function rule.propose(g)
  g.phase, g.team, g.proposals = "team", nil, g.proposals + 1
  local team
  repeat -- none where a ruling asks anew
    local size = rule.team_size(g)
    team = choose{
      id = "team", of = g.leader, from = g.players, count = size,
      args = { size = size, mission = g.mission, attempt = g.rejected + 1, patience = rule.patience(g) },
    }
  until team
  g.team = sorted(team, function(a, b) return a.seat < b.seat end)
  announce("proposed", { leader = g.leader, team = g.team, mission = g.mission, attempt = g.rejected + 1 })
  return g.team
end

-- All vote at once, and openly. Returns whether the team goes.
function rule.vote(g, team)
  g.phase = "vote"
  local votes = ballots{
    id = "vote", voters = g.players, from = { "approve", "reject" }, args = { leader = g.leader, team = team },
    drastic = g.rejected == rule.patience(g) - 1,
  }
  local yes, no = those_who(g.players, votes, "approve"), those_who(g.players, votes, "reject")
  announce("votes", {
    approve = #yes, reject = #no, yes = #yes > 0 and yes or "nobody", no = #no > 0 and no or "nobody",
    recall = "votes",
  })
  return rule.is_approved(g, #yes)
end

-- More than half have to approve; a tie rejects (R-AV-4).
function rule.is_approved(g, approve) return 2 * approve > #g.players end

-- The lead passes clockwise, after a rejected vote and after a mission (R-AV-3).
function rule.pass_lead(g) g.leader = rule.next_player(g, g.leader) end

-- A rejected team moves the count on, and five in a row are evil's victory (R-AV-5).
function rule.reject(g)
  g.rejected, g.team = g.rejected + 1, nil
  rule.pass_lead(g)
  announce("rejected", { n = g.rejected, patience = rule.patience(g) })
  if g.rejected >= rule.patience(g) then rule.victory(g, "evil", "teams-rejected") end
end

test("a tie rejects", {
  players = 6, deal = "none", play = { "unknown", "1", "1 2", "approve 1 2 3" },
  says = "rejected", asks = "team", status = { board = { leader = "P2", rejected = 1, mission = 1 } },
})

test("more than half approve", {
  players = 6, deal = "none", play = { "unknown", "1", "1 2", "approve 1 2 3 4" }, asks = "fails",
})

test("the fifth rejected team is evil's victory", {
  players = 5, deal = "none",
  play = { "merlin servant servant assassin morgana", "1", "1 2", "r all", "2 3", "r all", "3 4", "r all", "4 5",
    "r all", "5 1", "r all" },
  says = "victory.teams-rejected", status = { phase = "over", board = { rejected = 5 } },
})

test("the count begins anew with each mission", {
  players = 5, deal = "none", play = { "unknown", "1", "1 2", "r all", "1 2", "a all", "0" },
  status = { board = { leader = "P3", rejected = 0, mission = 2 } },
})
