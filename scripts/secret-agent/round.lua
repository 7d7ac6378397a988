-- A round: everybody still in the mission takes one turn, then one card makes contact.

-- Clockwise from the leader, the Director too; the Sniper may strike before contact is judged.
function rule.round(g)
  if rule.nobody_guesses(g) then return rule.all_wrong(g) end
  rule.begin_round(g)
  local order = rule.turn_order(g)
  if rule.stopped(g) then return end
  if rule.nobody_guesses(g) then return rule.all_wrong(g) end
  g.leader = order[1]
  for _, player in ipairs(order) do
    if not player.out then rule.turn(g, player) end
    if rule.stopped(g) then return end
    if rule.nobody_guesses(g) then return rule.all_wrong(g) end
  end
  rule.snipe(g)
  if rule.stopped(g) then return end
  rule.judge(g)
  rule.check_cards(g)
end

-- Whether as many have guessed wrong or left as end the mission (R-SA-5).
function rule.nobody_guesses(g) return g.wrong >= rule.wrong_limit(g) end

-- The leader is named.
function rule.begin_round(g)
  g.round, g.phase = g.round + 1, "round"
  g.leader = rule.leader_of_round(g)
  announce("round", { mission = g.mission, round = g.round, rounds = rule.rounds(g), player = g.leader })
end

-- Clockwise from the leader, unless the Double Agent jumps in.
function rule.turn_order(g)
  if rule.uses_double_agent(g) then return rule.jump_in(g) end
  return rule.clockwise_from(g, g.leader)
end

-- One turn: play a card face up or, as an Infiltrator, guess the Secret Agent instead.
function rule.turn(g, player)
  g.at_turn = player
  if rule.brings_npc(g, player) then rule.turn_up_npc(g) end
  if rule.stopped(g) then return end
  local word = choose(rule.veil(g, {
    id = "turn",
    of = player,
    from = function() return rule.turn_options(g, player) end,
    why = function(word) return rule.why_not_in_turn(g, player, word), { card = word } end,
    args = function()
      local guesses = index_of(rule.turn_options(g, player), "guess R8")
      return { what = guesses and "a-card-or-a-guess" or "a-card", guessing = guesses and "guessing" or {} }
    end,
  }))
  if not word then return end -- a ruling: nobody plays this seat
  if word:sub(1, 6) == "guess " then return rule.guess(g, player, word:sub(7)) end
  g.played[#g.played + 1] = { player = player, card = rule.take_from_hand(g, player, word) }
  announce("played", { player = player, card = word })
end

-- Any card of the hand may be played; only Infiltrators may guess.
function rule.turn_options(g, player)
  local options = { table.unpack(rule.hand_options(g, player)) }
  if player == g.director then return options end
  local guesses, held = rule.all_guesses(g), #options
  for i = 1, #guesses do options[held + i] = guesses[i] end
  return options
end

-- The Director knows the Secret Agent and may not guess it.
function rule.why_not_in_turn(g, player, word)
  if player == g.director and word:sub(1, 6) == "guess " then return "why.director-guess" end
  return rule.why_not_held(g, word)
end

-- What was played and made no contact goes face up to the discards, also from a round cut short
-- by the end of the mission (R-SA-4).
function rule.discard_played(g)
  for _, play in ipairs(g.played) do g.discard[#g.discard + 1] = play.card end
  g.played = {}
  rule.discard_npc(g)
end
