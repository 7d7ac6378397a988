-- One round: the wheel is laid, the pawn goes round it, cards are taken until a class falls.

-- Turns go clockwise from the start player until the round is over.
function rule.round(g)
  rule.lay_wheel(g)
  rule.find_starter(g)
  if rule.too_few(g) then return end
  g.phase = "play"
  local player = g.starter
  repeat
    g.turn = player
    rule.turn(g, player)
    player = rule.next_player(g, g.turn)
  until rule.too_few(g) or rule.round_over(g)
  rule.close_round(g)
end

-- All cards are shuffled and laid face up in a circle, the pawn between two of them. g.after[card]
-- is the card that lies clockwise after another; the pawn stands behind card g.pawn.
function rule.lay_wheel(g)
  g.phase, g.round, g.after = "setup", g.round + 1, nil
  if g.round > 1 then rule.begin_again(g) end
  local deck = rule.new_deck(g) -- where the cards of the former round lie, nobody knows
  local n = #deck
  g.pawn, g.left = deck[n], n
  if rule.is_series(g) then announce("round-begins", { round = g.round }) end
  local app = dealt("circle")
  cards.deal(g, "circle", deck, { id = "circle", slots = n, chance = app, unknown = not app })
  g.after = { table.unpack(deck, 2) }
  g.after[n] = deck[1]
  if app then announce("wheel", { cards = cards.faces(g, "circle", deck) }) end
end

-- What the former round brought is added to the totals, and its cards are put away. Whoever came late joins, with
-- nothing scored (R-WH-9).
function rule.begin_again(g)
  for _, player in ipairs(where(g.players, "joins")) do
    player.away, player.joins = nil, nil
    announce("joins", { player = player })
  end
  for _, player in ipairs(g.players) do player.total, player.score = rule.total(g, player), 0 end
  rule.clear_table(g)
end

-- The faces of the wheel clockwise from the pawn, "?" where nobody told us, or before it is laid.
function rule.faces(g)
  local faces, card = {}, g.pawn
  for i = 1, g.left do
    card = g.after and g.after[card]
    faces[i] = card and cards.face(g, "circle", card) or "?"
  end
  return faces
end

-- Anybody may be named as start player, or drawn (R-WH-1); after each round it is the next one
-- clockwise (R-WH-5).
function rule.find_starter(g)
  if rule.too_few(g) then return end
  if g.starter then
    g.starter = rule.next_player(g, g.starter)
  else
    g.starter = choose{ id = "start-player", from = function()
      local from = except(g.players, "away")
      from[#from + 1] = "random"
      return from
    end }
    if g.starter == "random" then
      g.starter = choose{ id = "start-player-drawn", from = except(g.players, "away"), chance = true }
    end
  end
  if g.starter then announce("starts", { player = g.starter }) end
end

-- The next player clockwise; a seat that nobody plays is passed over.
function rule.next_player(g, player)
  repeat player = g.players[player.seat % #g.players + 1] until not player.away
  return player
end

-- The pawn goes no farther than to the third card.
function rule.longest_stride(_) return 3 end

-- A turn: the pawn must go on by a card or several, and the card it comes to is taken. Only cards
-- still there count, and counting goes round: of two cards the third is the first (R-WH-2).
function rule.turn(g, player)
  local steps = number{ id = "advance", of = player, min = 1, max = rule.longest_stride(g) }
  if rule.too_few(g) then return end
  if not steps then return rule.turn(g, g.turn) end -- a ruling: it is somebody else's turn
  player.has_played = true
  local after, before = g.after, g.pawn
  for _ = 2, steps do before = after[before] end
  local card = after[before]
  after[before] = after[card]
  g.pawn, g.left = before, g.left - 1
  local face = cards.face(g, "circle", card) or cards.show(g, "circle", card, { id = "taken", of = player })
  announce("takes", { player = player, card = face })
  rule.keep(g, player, face)
end

-- A single player who is left does not play on: the game is over, and what was scored counts (R-WH-8).
function rule.too_few(g) return #except(g.players, "away") < 2 end

-- A round ends when a class has fallen, or with the last card of the wheel.
function rule.round_over(g) return g.ranks_done > 0 or g.left == 0 end

-- The end of a round, and in a series the totals.
function rule.close_round(g)
  g.turn = nil
  announce("round-over", { left = g.left })
  if not rule.is_series(g) then return end
  for _, player in ipairs(g.players) do -- who came late has none yet
    local total = rule.total(g, player)
    if not player.away or total ~= 0 then announce("total", { player = player, total = total }) end
  end
end
