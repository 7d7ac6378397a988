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

-- What lies before a player, as far as the card too many: names of cards face down in brackets, bullets last.
-- Yellow is who holds the UN token, red who is one card from the end.
function rule.show_cards(g, player)
  local shown = map(player.cards, function(card) return "word." .. card.name .. (card.up and "" or ".down") end)
  for _ = 1, #player.bullets do shown[#shown + 1] = "word.bullet" end
  local there, limit = rule.card_count(g, player), rule.ends_at(g)
  return {
    kind = "track", label = "label.before", args = { player = player }, value = there, max = limit, marks = shown,
    colour = player == g.un and "yellow" or there >= limit - 1 and "red" or "blue",
  }
end

-- Everybody's cards, the piles, and while it is played whose turn it is and who holds the UN token; the
-- moderator, who was told, can look up what lies in the centre, as far as that is certain.
function rule.display(g)
  local shown = map(g.players, function(player) return rule.show_cards(g, player) end)
  if g.phase == "setup" then return shown end
  local piles = { pile = #g.pile, bullets = #g.bullets }
  table.insert(shown, { kind = "line", id = "display.piles", args = piles })
  local centre = rule.token_at(g, "centre")
  if centre then
    table.insert(shown, { kind = "line", id = "token.centre", args = { token = centre }, to = "moderator" })
  end
  if g.phase ~= "over" then
    table.insert(shown, 1, { kind = "line", id = "brief", brief = true,
      args = { player = g.active, un = g.un or "nobody", limit = rule.ends_at(g) } })
  end
  for _, seats in ipairs(empty_seats(g.players)) do shown[#shown + 1] = seats end
  return shown
end
