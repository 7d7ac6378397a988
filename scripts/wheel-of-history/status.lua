-- What the table sees.
local PAINT = { R = "red", Y = "yellow", G = "green", B = "blue", P = "magenta" }

-- The board as programs read it.
function rule.status(g)
  return {
    phase = g.phase,
    round = math.max(g.round, 1),
    players = map(g.players, function(player)
      return { left = player.away, waits = player.away and not player.gone or nil }
    end),
    board = {
      ring = map(rule.faces(g), function(face) return face == "?" and none or face end),
      round = math.max(g.round, 1),
      players = map(g.players, function(player)
        return {
          name = player.name,
          cards = player.cards,
          score = player.score,
          total = rule.total(g, player),
          declined = player.declined,
        }
      end),
    },
  }
end

-- How many cards of a colour were taken: the fifth scores it.
function rule.show_colours(g)
  local most = rule.cards_of_each()
  return map({ "R", "Y", "G", "B", "P" }, function(colour)
    return {
      kind = "track", label = "label.tribe", args = { colour = colour }, value = most - g.colours[colour], max = most,
      colour = PAINT[colour],
    }
  end)
end

-- How many of each class: the fifth makes it fall.
function rule.show_classes(g)
  return {
    kind = "list", label = "label.classes", items = map(g.ranks, function(left) return rule.cards_of_each() - left end),
  }
end

-- The wheel with the pawn before its first card, what was taken, and what lies in front of everybody.
function rule.display(g)
  local wheel = rule.faces(g)
  local reach = math.min(rule.longest_stride(g), #wheel)
  local shown = {}
  if g.turn and reach > 0 then
    local next_cards = { table.unpack(wheel, 1, reach) }
    shown[1] = { kind = "line", id = "brief", args = { player = g.turn, cards = next_cards }, brief = true }
  end
  if #wheel > 0 then
    shown[#shown + 1] = { kind = "ring", label = "label.wheel", cards = wheel, marked = reach, colours = PAINT }
  end
  for _, track in ipairs(rule.show_colours(g)) do shown[#shown + 1] = track end
  shown[#shown + 1] = rule.show_classes(g)
  shown[#shown + 1] = rule.score_sheet(g)
  if #g.fallen > 0 then shown[#shown + 1] = { kind = "list", label = "label.fallen", items = g.fallen } end
  for _, seats in ipairs(empty_seats(g.players)) do shown[#shown + 1] = seats end
  return shown
end

-- The note pad: cards and score of each player, in a series the total too.
function rule.score_sheet(g)
  local columns = { "label.name", "label.cards", "label.score" }
  local series = rule.is_series(g)
  if series then columns[4] = "label.total" end
  local rows = map(g.players, function(player)
    local row = { player, player.cards, player.score }
    if series then row[4] = rule.total(g, player) end
    return row
  end)
  return { kind = "table", columns = columns, rows = rows }
end
