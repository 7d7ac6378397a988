-- What the table sees.

-- The state of the game, for programs.
function rule.status(g)
  return {
    phase = g.phase,
    round = g.round,
    players = map(g.players, function(player)
      return { alive = player.alive, left = player.gone or player.away, waits = player.away }
    end),
    board = {
      liberal = #g.enacted.liberal,
      fascist = #g.enacted.fascist,
      tracker = g.tracker,
      draw = #g.draw,
      discard = #g.discard,
      president = g.president or none,
      chancellor = g.chancellor or none,
    },
  }
end

-- The marks of a track of so many spaces, with what its last one means.
local function ending(marks, spaces, last)
  local ends = {}
  for space = 1, spaces do ends[space] = space == spaces and last or marks[space] or "" end
  return ends
end

-- What the election tracker leads to.
function rule.end_of_patience(_) return "label.chaos" end

-- The line above each question, the two boards, the piles, and what everybody should remember.
function rule.display(g)
  local powers = map(rule.powers(g), function(power) return power == "" and "" or "label." .. power end)
  local liberal, fascist, patience = rule.track_length(g, "liberal"), rule.track_length(g, "fascist"), rule.patience(g)
  local widgets = {
    rule.brief(g),
    { kind = "track", label = "label.liberal", value = #g.enacted.liberal, max = liberal, colour = "blue",
      marks = ending({}, liberal, "label.victory") },
    { kind = "track", label = "label.fascist", value = #g.enacted.fascist, max = fascist, colour = "red",
      marks = ending(powers, fascist, "label.victory") },
    { kind = "track", label = "label.tracker", value = g.tracker, max = patience,
      marks = ending({}, patience, rule.end_of_patience(g)) },
    { kind = "line", id = "display.piles", args = { draw = #g.draw, discard = #g.discard } },
  }
  if dealt("policies") then widgets[#widgets + 1] = rule.composition(g) end
  local function list(label, holds, recall)
    local items = where(g.players, holds)
    if #items > 0 then widgets[#widgets + 1] = { kind = "list", label = label, items = items, recall = recall } end
  end
  list("label.limited", function(player) return player.alive and rule.term_limit(g, player) end)
  list("label.cleared", function(player) return player.alive and player.cleared end, "marks")
  list("label.investigated", function(player) return player.investigated end)
  list("label.dead", function(player) return not player.alive and not player.gone end)
  list("label.out", function(player) return player.gone end)
  list("label.waits", function(player) return player.away end)
  return widgets
end

-- One calm line: how far we are, who governs, how close the end is.
function rule.brief(g)
  local args = {
    round = g.round, phase = g.phase, tracker = g.tracker,
    liberal = #g.enacted.liberal, fascist = #g.enacted.fascist, patience = rule.patience(g),
    liberal_spaces = rule.track_length(g, "liberal"), fascist_spaces = rule.track_length(g, "fascist"),
    president = g.president or "nobody", chancellor = g.chancellor or "nobody",
  }
  local id = g.chancellor and "brief.government" or g.president and "brief.candidate" or "brief.setup"
  return { kind = "line", brief = true, id = id, args = args }
end

-- What lies in the piles that the app dealt, for a moderator who sees the hands anyway.
function rule.composition(g)
  local draw, discard = rule.faces(g, g.draw), rule.faces(g, g.discard)
  return { kind = "line", id = "display.composition", to = "moderator", args = {
    draw_liberal = count(draw, "liberal"), draw_fascist = count(draw, "fascist"),
    discard_liberal = count(discard, "liberal"), discard_fascist = count(discard, "fascist"),
  } }
end
