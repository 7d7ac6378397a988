-- The report: who proposed whom, who approved, who went, and who was right about whom.

-- Missions and proposals in order, who voted alike, what each player did, and what was claimed.
function rule.report(heard, claims, players)
  local story = rule.story(heard)
  local widgets = {
    rule.report_missions(story), rule.report_proposals(story), rule.report_course(story),
    rule.report_votes(story, players), rule.report_people(story, players), rule.report_judged(story, players),
  }
  if #claims > 0 then
    table.insert(widgets, rule.report_right(story, claims, players))
    table.insert(widgets, rule.report_claims(story, claims))
  end
  return widgets
end

-- A row a mission: who led it, who went, and what came of it.
function rule.report_missions(story)
  return table_of(story.missions, {
    label = "label.missions", asked = "history",
    { "label.mission", "mission" }, { "label.leader", "leader" }, { "label.team", "team" },
    { "label.fails", "fails" }, { "label.result", "result" },
  })
end

-- A row a proposal: who approved, who rejected, and whether it went.
function rule.report_proposals(story)
  return table_of(story.proposals, {
    label = "label.proposals", asked = "history",
    { "label.mission", "mission" }, { "label.proposal", "attempt" }, { "label.leader", "leader" },
    { "label.team", "team" }, { "label.approve", "yes" }, { "label.reject", "no" }, { "label.outcome", "outcome" },
  })
end

-- How many missions had succeeded and failed after each.
function rule.report_course(story)
  local function so_far(result)
    local n = 0
    return map(story.missions, function(one)
      n = n + (one.result == result and 1 or 0)
      return n
    end)
  end
  return {
    kind = "chart", label = "label.course", across = "label.mission",
    steps = map(story.missions, function(one) return one.mission end),
    lines = {
      { label = "label.successes", colour = "blue", values = so_far("success") },
      { label = "label.failures", colour = "red", values = so_far("fail") },
    },
  }
end

local function vote_of(proposal, player)
  if index_of(proposal.yes or {}, player) then return "approve" end
  return index_of(proposal.no or {}, player) and "reject" or nil
end

-- Who voted with whom.
function rule.report_votes(story, players)
  return {
    kind = "matrix", label = "label.voted-with", asked = "votes", heads = players,
    rows = voted_alike(players, story.proposals, vote_of),
  }
end

-- A row a player: how often they led, approved, were named and went, and what came of it.
function rule.report_people(story, players)
  return {
    kind = "table", label = "label.people",
    columns = {
      "label.who", "label.led", "label.led-went", "label.approved", "label.proposed", "label.went", "label.failed",
    },
    rows = map(players, function(player)
      local led = where(story.proposals, function(one) return one.leader == player end)
      local went = where(story.missions, function(one) return index_of(one.team, player) end)
      return {
        player, #led, count(led, function(one) return one.outcome == "went" end),
        count(story.proposals, function(one) return vote_of(one, player) == "approve" end),
        count(story.proposals, function(one) return index_of(one.team, player) ~= nil end),
        #went, count(went, function(one) return one.result == "fail" end),
      }
    end),
  }
end

-- Whether somebody evil was on a team; nil where not all of its cards were shown.
local function had_evil(story, team)
  local sides = map(team, function(player) return rule.came_out_as(story, player) or "unknown" end)
  if index_of(sides, "evil") then return true end
  if index_of(sides, "unknown") then return nil end
  return false
end

-- Of the teams that each player voted on, how many they judged rightly, once it came out who was what.
function rule.report_judged(story, players)
  local rows = {}
  for _, player in ipairs(players) do
    local right, whole = 0, 0
    for _, one in ipairs(story.proposals) do
      local vote, evil = vote_of(one, player), had_evil(story, one.team)
      if vote and evil ~= nil then
        whole = whole + 1
        right = right + ((vote == "reject") == evil and 1 or 0)
      end
    end
    if whole > 0 then table.insert(rows, { player, { right, whole } }) end
  end
  return { kind = "bars", label = "label.judged", veil = true, rows = rows }
end

-- Who called whom what they were: a row for who said so, a column for whom it was about.
function rule.report_right(story, claims, players)
  local function cell(player, other)
    local right, whole = 0, 0
    for _, claim in ipairs(claims) do
      local side = rule.came_out_as(story, other)
      if claim.topic == "side" and claim.of == player and claim.player == other and claim.said and side then
        whole = whole + 1
        right = right + (claim.said[1] == side and 1 or 0)
      end
    end
    return whole > 0 and { right, whole } or none
  end
  return {
    kind = "matrix", label = "label.right", veil = true, heads = players,
    rows = map(players, function(player)
      return map(players, function(other) return cell(player, other) end)
    end),
  }
end

-- What came out about the thing that a claim is about: a role, a side, or a card as far as the reader saw it.
function rule.came_out(story, claim)
  if claim.topic == "role" then return story.roles[claim.of.seat] end
  if claim.topic == "side" then return rule.came_out_as(story, claim.player) end
  return story.cards[claim.of.seat .. " " .. claim.round]
end

-- Each claim beside what came out.
function rule.report_claims(story, claims)
  return {
    kind = "table", label = "label.claims", veil = true,
    columns = { "label.who", "label.about", "label.claimed", "label.came-out" },
    rows = map(claims, function(claim)
      local about = claim.player or (claim.topic == "card" and { "card", claim.round }) or claim.topic
      return { claim.of, about, claim.said or "refused-to-say", rule.came_out(story, claim) or none }
    end),
  }
end
