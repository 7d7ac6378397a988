-- The report: the game told again by what its reader heard.
local PAINT = { R = "red", Y = "yellow", G = "green", B = "blue", P = "magenta" }

-- The circles as they were laid, the scores over the turns, and every card taken.
function rule.report(heard, _, players)
  local story = rule.story(heard)
  local widgets = {}
  for i, cards in ipairs(story.wheels) do
    widgets[#widgets + 1] = {
      kind = "ring", label = "label.laid", args = { round = i }, cards = cards, marked = 0, colours = PAINT,
    }
  end
  widgets[#widgets + 1] = rule.report_scores(story, players)
  widgets[#widgets + 1] = rule.report_turns(story)
  if story.round > 1 then widgets[#widgets + 1] = rule.report_rounds(story, players) end
  return widgets
end

local function points(sign)
  return function(story, said)
    local now = story.now
    now.points[#now.points + 1] = { said.player, sign * said.points }
    story.scores[said.player.seat] = (story.scores[said.player.seat] or 0) + sign * said.points
  end
end

local chapters = {
  wheel = function(story, said) story.wheels[#story.wheels + 1], story.told = said.cards, nil end,
  ["ask.circle"] = function(story, said)
    if type(said.answer) == "table" then story.told = said.answer end
  end,
  starts = function(story)
    story.round, story.in_round = story.round + 1, 0
    story.rounds[story.round] = { round = story.round, before = { table.unpack(story.scores) } }
    if story.told then story.wheels[#story.wheels + 1], story.told = story.told, nil end
  end,
  takes = function(story, said)
    story.in_round = story.in_round + 1
    story.now = { round = story.round, turn = story.in_round, player = said.player, card = said.card, points = {} }
    story.turns[#story.turns + 1] = story.now
  end,
  gains = points(1),
  loses = points(-1),
  ["has-scored"] = function(story, said)
    story.scores[said.player.seat] = story.rounds[story.round].before[said.player.seat] + said.points
  end,
  ["colour-complete"] = function(story, said) story.now.what = said.colour end,
}

-- Enters one thing that was heard, and keeps how everybody stands after each turn.
function rule.tell_story(story, said)
  local chapter = chapters[said.id]
  if not chapter then return end
  chapter(story, said)
  if story.round > 0 then story.rounds[story.round].after = { table.unpack(story.scores) } end
  if story.now then story.now.scores = { table.unpack(story.scores) } end
end

-- The turns, with the cards and the points they brought.
function rule.story(heard)
  local story = {
    wheels = {}, turns = {}, rounds = {}, scores = { 0, 0, 0, 0, 0 }, round = 0, in_round = 0,
  }
  for _, said in ipairs(heard) do rule.tell_story(story, said) end
  return story
end

-- Everybody's points after each turn, of all rounds together.
function rule.report_scores(story, players)
  return chart_of(story.turns, {
    label = "label.course", across = "label.turn", players = players, by_seat = "scores",
  })
end

-- A row a turn: who took what, and who won or lost by it; in a series with its round.
function rule.report_turns(story)
  local columns = {
    label = "label.turns", asked = "history", { "label.turn", "turn" }, { "label.name", "player" }, "card", "points",
  }
  if story.round > 1 then table.insert(columns, 1, "round") end
  return table_of(story.turns, columns)
end

-- A row a round of a series: what everybody won or lost in it, and has in total.
function rule.report_rounds(story, players)
  local rows = map(story.rounds, function(one)
    return {
      round = one.round,
      points = map(players, function(player) return { player, one.after[player.seat] - one.before[player.seat] } end),
      total = map(players, function(player) return { player, one.after[player.seat] } end),
    }
  end)
  return table_of(rows, { label = "label.rounds", asked = "recap", "round", "points", "total" })
end
