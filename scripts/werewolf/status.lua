-- What the table sees: only what the whole village knows.

-- The state of the game, for programs. A role that was not shown is left open for those who know it;
-- how many wolves live is nobody's to count before the end.
function rule.status(g)
  return {
    phase = g.phase,
    round = g.round,
    players = map(g.players, function(player) return { alive = player.alive, left = player.gone } end),
    board = {
      night = g.night,
      phase = g.phase,
      players = map(g.players, function(player)
        return { name = player.name, alive = player.alive, role = player.shown or none }
      end),
      wolves = g.phase == "over" and #rule.cards_unseen(g) == 0 and rule.living_wolves(g) or none,
    },
  }
end

-- The line above each question, the living, who left this night and waits for dawn, and the dead.
function rule.display(g)
  local living, dead = rule.living(g), where(g.players, function(player) return player.died ~= nil end)
  local widgets = {
    { kind = "line", id = "brief." .. g.phase, brief = true, args = {
      round = g.phase == "over" and g.night or g.round, living = #living,
    } },
    { kind = "list", label = "label.living", items = living },
  }
  local left = where(g.players, function(player) return player.alive and player.gone end)
  if #left > 0 then widgets[#widgets + 1] = { kind = "list", label = "label.left", items = left } end
  if #dead > 0 then widgets[#widgets + 1] = rule.graveyard(dead) end
  return widgets
end

-- Who died when, of what, and what card they showed.
function rule.graveyard(dead)
  return {
    kind = "table",
    columns = { "label.dead", "label.round", "label.cause", "label.card" },
    rows = map(sorted(dead, function(a, b) return a.died.round < b.died.round end), function(player)
      return { player, player.died.round, player.died.cause, player.shown or "hidden" }
    end),
  }
end
