-- How it ends.

-- A side wins with all its members; everybody turns the card over.
function rule.victory(g, side, reason)
  g.phase, g.team, g.won = "over", nil, { team = side, reason = reason }
  announce("victory." .. reason)
  rule.turn_over(g)
  rule.audit(g)
  rule.crown(g)
end

-- What the record says: who won, and of whom nobody can say it.
function rule.crown(g)
  win{
    winners = rule.winners(g, g.won.team), team = g.won.team, reason = g.won.reason,
    unknown = where(g.players, function(player) return rule.side_of(g, player) == nil end),
  }
end

-- What the app knows is told first, so that what is asked of the others, in seat order, tells nothing that
-- nobody has heard. It may stay unknown.
function rule.turn_over(g)
  local open = where(g.players, function(player) return not rule.role(g, player) end)
  for _, player in ipairs(g.players) do rule.show_role(g, player) end
  local function turn_over(player)
    rule.ask_role(g, player)
    rule.show_role(g, player)
  end
  for _, player in ipairs(open) do turn_over(player) end
  for _, player in ipairs(open) do -- who stayed unknown may be clear by what all others showed
    if not rule.role(g, player) and #cards.possible(g, "roles", player.card) == 1 then turn_over(player) end
  end
end

-- Everybody sees the card, where the app knows it.
function rule.show_role(g, player)
  local role = rule.role(g, player)
  if not role then return end
  reveal("everybody", player, "role", role)
  announce("role-was", { player = player, role = role })
end

-- The card of a player is turned over, where it may still show this or that.
function rule.ask_role(g, player)
  local faces = cards.possible(g, "roles", player.card)
  local role = faces[1]
  if #faces > 1 then
    local words = { table.unpack(faces) }
    table.insert(words, "unknown")
    role = choose{ id = "role-was", from = words, revealed = true, args = { player = player } }
  end
  if role ~= "unknown" then cards.learn(g, "roles", player.card, role) end
end

-- Who is on the side that won, as far as that is known.
function rule.winners(g, side)
  return where(g.players, function(player) return rule.side_of(g, player) == side end)
end

test("three missions that failed are evil's victory", {
  players = 5, deal = "none",
  play = { "merlin servant servant assassin morgana", "1", "1 2", "a all", "1", "1 2 3", "a all", "1", "1 2", "a all",
    "1" },
  says = "victory.missions-failed",
})

test("cards that nobody told are turned over at the end", {
  players = 5, deal = "none",
  play = { "unknown", "1", "1 2", "a all", "1", "1 2 3", "a all", "1", "1 2", "a all", "1", "merlin", "servant",
    "servant", "assassin" },
  says = "P5: Morgana",
})

test("a card that nobody told is known by the others", {
  players = 5, deal = "none",
  play = { "unknown", "1", "1 2", "a all", "1", "1 2 3", "a all", "1", "1 2", "a all", "1", "unknown", "servant",
    "servant", "assassin", "morgana" },
  says = "P1: Merlin",
})
