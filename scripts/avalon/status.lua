-- What the table sees.

-- The state of the game, for programs: a part is a mission, a round of it a team that was proposed.
function rule.status(g)
  return {
    phase = g.phase, part = g.mission, round = math.max(1, rule.attempt(g)), rounds = g.proposals,
    players = map(g.players, function() return { alive = true } end),
    board = {
      mission = g.mission,
      results = map(g.missions, rule.result_of),
      sizes = rule.team_sizes(g),
      rejected = g.rejected,
      leader = g.leader or none,
      team = g.team or none,
      lady = rule.lady(g) or none,
    },
  }
end

-- Which team it is for this mission that is looked for.
function rule.attempt(g) return math.min(g.rejected + 1, rule.patience(g)) end

-- How a mission came out, in a word.
function rule.result_of(mission) return mission.failed and "fail" or "success" end

-- Who holds the Lady of the Lake: nobody, as it is in the box.
function rule.lady(_) return nil end

-- The line above each question, the missions, and how many teams were rejected.
function rule.display(g)
  local patience, marks = rule.patience(g), {}
  for space = 1, patience do marks[space] = space == patience and "label.evil-wins" or "" end
  local widgets = {
    rule.brief(g),
    rule.show_missions(g),
    { kind = "track", label = "label.rejected", value = g.rejected, max = patience, colour = "yellow", marks = marks },
  }
  if g.team then table.insert(widgets, { kind = "list", label = "label.team", items = g.team }) end
  return widgets
end

-- The five missions: how many go, how many Fails it takes, and what came of it.
function rule.show_missions(g)
  local rows = {}
  for number, size in ipairs(rule.team_sizes(g)) do
    local mission = g.missions[number]
    rows[number] = {
      number, size, rule.fails_needed{ players = g.players, mission = number },
      mission and rule.result_of(mission) or none, mission and mission.fails or none, mission and mission.team or none,
    }
  end
  return {
    kind = "table", rows = rows,
    columns = { "label.mission", "label.size", "label.needed", "label.result", "label.fails", "label.team" },
  }
end

-- One calm line: how far we are, and who leads where a mission is under way.
function rule.brief(g)
  local of_no_mission = index_of({ "setup", "assassination", "over" }, g.phase)
  return {
    kind = "line", brief = true, id = of_no_mission and "brief." .. g.phase or "brief.mission",
    args = {
      round = rule.attempt(g), mission = g.mission, leader = g.leader or "nobody", patience = rule.patience(g),
      succeeded = rule.count_missions(g, false), failed = rule.count_missions(g, true),
    },
  }
end
