-- One round: the wheel is laid, the pawn goes round it, cards are taken until a class falls.

-- Turns go clockwise from the start player until the round is over.
function rule.round(g)
  rule.lay_wheel(g)
  rule.find_starter(g)
  g.phase = "play"
  local players, player = g.players, g.starter
  repeat
    g.turn = player
    rule.turn(g, player)
    player = players[player.seat % #players + 1]
  until rule.round_over(g)
  rule.close_round(g)
end

-- All cards are shuffled and laid face up in a circle, the pawn between two of them.
function rule.lay_wheel(g)
  g.round = g.round + 1
  for _, player in ipairs(g.players) do player.total, player.score = rule.total(g, player), 0 end
  rule.clear_table(g)
  if rule.is_series(g) then announce("round-begins", { round = g.round }) end
  for place, card in ipairs(g.deck) do g.ring[place] = card end
  local app = dealt("circle")
  cards.deal(g, "circle", g.ring, { id = "circle", slots = #g.ring, chance = app, unknown = not app })
  if app then announce("wheel", { cards = rule.faces(g) }) end
end

-- The faces of the wheel clockwise from the pawn, "?" where nobody told us.
function rule.faces(g)
  local ring, faces = g.ring, {}
  for i = 1, #ring do
    faces[i] = cards.face(g, "circle", ring[(g.pawn + i - 1) % #ring + 1]) or "?"
  end
  return faces
end

-- Anybody may be named as start player, or drawn (R-WH-1); after each round it is the next one
-- clockwise (R-WH-5).
function rule.find_starter(g)
  if g.starter then
    g.starter = g.players[g.starter.seat % #g.players + 1]
  else
    local from = map(g.players, function(player) return player end)
    from[#from + 1] = "random"
    g.starter = choose{ id = "start-player", from = from }
    if g.starter == "random" then
      g.starter = choose{ id = "start-player-drawn", from = g.players, chance = true }
    end
  end
  announce("starts", { player = g.starter })
end

-- A turn: move the pawn, take the card it reaches, lay it down.
function rule.turn(g, player)
  local card = rule.advance(g, player)
  if rule.keeps(g, player, card) then rule.keep(g, player, card) end
end

-- The pawn must go to the next card, the second or the third, and stays in the gap. Only cards
-- still there count, and counting goes round: of two cards the third is the first (R-WH-2).
function rule.advance(g, player)
  local steps = number{ id = "advance", of = player, min = 1, max = 3 }
  local ring = g.ring
  local at = (g.pawn + steps - 1) % #ring
  g.pawn = at
  local card = table.remove(ring, at + 1)
  local face = cards.face(g, "circle", card) or cards.show(g, "circle", card, { id = "taken", of = player })
  announce("takes", { player = player, card = face })
  return face
end

-- Whether the card just taken is laid down in front of the player.
function rule.keeps(_, _, _) return true end

-- A round ends when a class has fallen, or with the last card of the wheel.
function rule.round_over(g) return g.ranks_done > 0 or #g.ring == 0 end

-- The end of a round, and in a series the totals.
function rule.close_round(g)
  g.turn = nil
  announce("round-over", { left = #g.ring })
  if not rule.is_series(g) then return end
  for _, player in ipairs(g.players) do
    announce("total", { player = player, total = rule.total(g, player) })
  end
end
