-- What the table sees. Cards turned face down were seen by everybody and keep their names.

-- The board as programs read it.
function rule.status(g)
  return {
    phase = g.phase,
    part = g.turns, -- a game without rounds is told turn by turn
    players = map(g.players, function(player)
      return { left = player.away, waits = player.away and not player.gone or nil }
    end),
    board = {
      un = g.un or none,
      players = map(g.players, function(player)
        return {
          name = player.name,
          cards = map(player.cards, function(card) return { name = card.name, up = card.up } end),
          count = rule.card_count(g, player),
        }
      end),
      ends_at = rule.ends_at(g),
    },
  }
end

-- Everybody's cards, bullets last, and while it is played whose turn it is and who holds the UN token; the
-- moderator, who was told, can look up what lies in the centre, as far as that is certain.
function rule.display(g)
  local rows = map(g.players, function(player)
    local shown = map(player.cards, function(card) return card.up and card.name or card.name .. ".down" end)
    for _ = 1, #player.bullets do shown[#shown + 1] = "bullet" end
    return { player, shown, rule.card_count(g, player) }
  end)
  local sheet = { kind = "table", columns = { "label.name", "label.cards", "label.count" }, rows = rows }
  if g.phase == "setup" then return { sheet } end
  local centre = rule.token_at(g, "centre")
  local told = centre and { kind = "line", id = "token.centre", args = { token = centre }, to = "moderator" }
  local shown = { sheet, told }
  if g.phase ~= "over" then
    table.insert(shown, 1, { kind = "line", id = "brief", brief = true,
      args = { player = g.active, un = g.un or "nobody", limit = rule.ends_at(g) } })
  end
  return rule.add_empty_seats(g, shown)
end

-- The seats that nobody plays: out of the game, or waiting.
function rule.add_empty_seats(g, shown)
  local function list(label, holds)
    local items = where(g.players, holds)
    if #items > 0 then shown[#shown + 1] = { kind = "list", label = label, items = items } end
  end
  list("label.gone", function(player) return player.gone end)
  list("label.waits", function(player) return player.away and not player.gone end)
  return shown
end
