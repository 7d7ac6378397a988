-- A mission: the team plays its cards, and Fails are counted.

-- Everybody hears how many go, and how many Fails it takes.
function rule.announce_mission(g)
  announce("mission", { mission = g.mission, size = rule.team_size(g), fails = rule.fails_needed(g) })
end

-- One Fail makes a mission fail; from seven players on the fourth takes two (R-AV-1).
function rule.fails_needed(g) return g.mission == 4 and #g.players >= 7 and 2 or 1 end

-- The cards are played and counted; then it may be over.
function rule.carry_out(g, team)
  g.phase = "mission"
  local mission = rule.play_cards(g, team)
  mission.failed = mission.fails >= rule.fails_needed(g)
  table.insert(g.missions, mission)
  announce(mission.failed and "mission-fails" or "mission-succeeds",
    { mission = g.mission, team = team, fails = mission.fails })
  g.team = nil
  rule.pass_lead(g)
  rule.look_for_end(g)
end

-- On the table the leader mixes the cards, and only how many Fails there were is told: any number, whoever
-- went, as a refusal would tell sides. The app asks everybody of the team in secret.
function rule.play_cards(g, team)
  if not dealt("missions") then
    announce("play-cards", { team = team, leader = g.leader })
    return { team = team, fails = number{ id = "fails", min = 0, max = #team, args = { team = team } } }
  end
  local played = ballots{
    id = "mission", voters = team, from = { "success", "fail" }, secret = true,
    args = { team = team, mission = g.mission },
    against = function(player, card)
      if card == "fail" and not rule.may_fail(g, player) then return "why.good" end
    end,
  }
  return { team = team, fails = count(played, "fail"), cards = played }
end

-- The good play only Success, evil what they like (R-AV-6). Whose side the app does not know may play both.
function rule.may_fail(g, player) return rule.good_may_fail() or rule.side_of(g, player) ~= "good" end

-- Nobody good ever plays Fail.
function rule.good_may_fail() return false end

-- How many missions came out so.
function rule.count_missions(g, failed)
  return count(g.missions, function(mission) return mission.failed == failed end)
end

-- Three missions of a kind decide.
function rule.look_for_end(g)
  if rule.count_missions(g, true) == 3 then rule.victory(g, "evil", "missions-failed") end
  if rule.count_missions(g, false) == 3 then rule.three_succeeded(g) end
end

-- Three missions succeeded: the good have won, if Merlin is not found.
function rule.three_succeeded(g) rule.assassination(g) end

-- The next mission, for which no team was rejected yet.
function rule.next_mission(g) g.mission, g.rejected = g.mission + 1, 0 end

test("one Fail makes a mission fail", {
  players = 5, deal = "none", play = { "unknown", "1", "1 2", "a all", "1" },
  says = "mission-fails", status = { board = { mission = 2, results = { "fail" }, leader = "P2" } },
})

test("the fourth of seven players takes two", {
  players = 7, deal = "none",
  play = { "unknown", "1", "1 2", "a all", "1", "1 2 3", "a all", "1", "1 2 3", "a all", "0", "1 2 3 4", "a all", "1" },
  says = "mission-succeeds",
})

test("and fails with them", {
  players = 7, deal = "none",
  play = { "unknown", "1", "1 2", "a all", "0", "1 2 3", "a all", "1", "1 2 3", "a all", "0", "1 2 3 4", "a all", "2" },
  says = "mission-fails", status = { board = { results = { "success", "fail", "success", "fail" } } },
})

test("the good play only Success", {
  players = 5, deal = "missions",
  play = { "merlin servant servant assassin morgana", "1", "1 4", "a all", "fail fail" }, refuses = "why.good",
})

test("evil may fail", {
  players = 5, deal = "missions",
  play = { "merlin servant servant assassin morgana", "1", "1 4", "a all", "success fail" }, says = "mission-fails",
})

test("whose role is unknown may play either", {
  players = 5, deal = "missions", play = { "unknown", "1", "1 2", "a all", "fail fail" }, says = "mission-fails",
})

test("there are no more Fails than cards", {
  players = 5, deal = "none", play = { "unknown", "1", "1 2", "a all", "3" }, refuses = true,
})
