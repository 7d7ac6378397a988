-- A mission: a Director, a Secret Agent, a few rounds, and somebody who wins it.

-- Deal, lay the Secret Agent, play the rounds; if nobody has named it by then, the final guesses.
function rule.mission(g)
  rule.begin_mission(g)
  rule.deal(g)
  rule.lay_agent(g)
  rule.give_sniper(g)
  while not rule.stopped(g) and g.round < rule.rounds(g) do rule.round(g) end
  if not rule.stopped(g) then rule.final_guesses(g) end
  if not g.winner then rule.break_off(g) end
  rule.end_mission(g)
end

-- Won, or broken off: without a Director who answers nobody can win it (R-SA-12), nor where every Infiltrator has
-- left and none has guessed.
function rule.stopped(g)
  return g.winner or g.director.away or rule.too_few(g) or g.wrong == 0 and #rule.infiltrators(g) == 0
end

-- The Secret Agent and what was played are nobody's.
function rule.break_off(g)
  announce("broken-off")
  rule.discard_played(g)
  if g.agent then g.buried[#g.buried + 1] = g.agent end
  g.agent = false
end

-- Everybody who is there takes part again.
function rule.begin_mission(g)
  g.rounds_before = g.rounds_before + g.round
  g.mission, g.round, g.wrong, g.phase = g.mission + 1, 0, 0, "agent"
  g.winner, g.leader, g.judged = false, false, {}
  g.contacts_before = rule.contact_cards(g)
  g.lead = rule.lead_into_mission(g)
  for _, player in ipairs(g.players) do player.out = player.away or false end
  announce("mission", { mission = g.mission, missions = rule.missions(g), director = g.director })
end

-- The Director lays one card of the hand face down: the Secret Agent. On the table the moderator
-- need not know it.
function rule.lay_agent(g)
  local face = choose{
    id = "agent",
    of = g.director,
    from = function() return rule.agent_options(g) end,
    why = function(word) return rule.why_not_held(g, word), { card = word } end,
    secret = true,
  }
  if not face then return end -- a ruling: the Director has left
  g.agent = rule.take_from_hand(g, g.director, face)
  announce("agent-laid", { director = g.director })
end

-- The Secret Agent is any card of the Director's hand.
function rule.agent_options(g)
  local options = {}
  if not dealt("deck") then options[1] = "unknown" end
  for _, face in ipairs(rule.hand_options(g, g.director)) do options[#options + 1] = face end
  return options
end

-- The Director turns the Secret Agent over for all to see.
function rule.turn_agent_over(g)
  local face = cards.show(g, "deck", g.agent, {
    id = "agent-was",
    of = g.director,
    why = function(word) return rule.why_not_held(g, word), { card = word } end,
  })
  announce("agent-was", { director = g.director, card = face })
  rule.audit(g, face)
end

-- Who wins the mission takes the Secret Agent and the hand but for two cards.
function rule.claim(g, player, side)
  local kept = rule.kept_cards(g, player)
  local added = except(player.hand, function(card) return index_of(kept, card) end)
  rule.add_to_pile(g, player, side, added)
  player.hand = kept
  rule.remember_hand(g, player)
  g.winner = player
end

-- Two cards of the hand stay out, of the player's own choice.
function rule.kept_cards(g, player)
  if #player.hand <= 2 then return player.hand end
  if not dealt("deck") then return { player.hand[1], player.hand[2] } end
  g.at_turn = player
  local kept = choose{
    id = "keep",
    of = player,
    from = function() return rule.hand_options(g, player) end,
    why = function(word) return rule.why_not_held(g, word), { card = word } end,
    count = 2,
    secret = true,
  }
  if not kept then return {} end -- a ruling: the player has left, and so is the hand
  return where(player.hand, function(card) return index_of(kept, rule.face(g, card)) ~= nil end)
end

-- The winner of the mission directs the next one; where nobody has won or the winner has left, who sits next clockwise.
function rule.end_mission(g)
  rule.check_mission(g)
  g.director, g.sniper = g.winner or g.director, false
  while g.director.away do g.director = rule.left_of(g, g.director) end
  if g.mission < rule.missions(g) and not rule.too_few(g) then announce("next-director", { player = g.director }) end
end
