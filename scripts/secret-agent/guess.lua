-- Guessing the Secret Agent, in the rounds and after them.

-- An Infiltrator names a colour and a rank instead of playing.
function rule.guess(g, player, face)
  announce("guesses", { player = player, card = face })
  rule.discard_npc(g)
  if rule.is_right(g, player, face) then return rule.right_guess(g, player, face) end
  rule.wrong_guess(g, player, face)
end

-- The Director checks and answers truthfully. A card that lies elsewhere cannot be the Secret Agent;
-- the answer alone never rules a card out, for it may turn out to have been a mistake.
function rule.is_right(g, player, face)
  local agent = rule.face(g, g.agent)
  if agent then return agent == face end
  if not index_of(cards.possible(g, "deck", g.agent), face) then return false end
  local right = confirm{ id = "guess-right", of = g.director, args = { player = player, card = face } }
  if right then
    cards.learn(g, "deck", g.agent, face)
  else
    g.judged[#g.judged + 1] = { player = player, card = face }
  end
  return right
end

-- Right: the mission is over, all Contact piles are turned down, and the guesser takes the Secret
-- Agent and the hand but for two cards face down. Who leads does not change (R-SA-2).
function rule.right_guess(g, player, face)
  announce("right", { player = player, card = face })
  rule.audit(g, face)
  rule.discard_played(g)
  rule.turn_piles_down(g)
  rule.claim(g, player, "down")
end

-- Wrong: the whole hand is discarded face down, and the player sits out the rest of the mission.
function rule.wrong_guess(g, player, face)
  announce("wrong", { player = player, card = face })
  announce("sits-out", { player = player })
  for _, card in ipairs(player.hand) do g.buried[#g.buried + 1] = card end
  player.hand = {}
  rule.remember_hand(g, player)
  rule.count_wrong(g, player)
end

-- The first wrong guess of a mission removes the Sniper; the second brings the Double Agent.
function rule.count_wrong(g, player)
  player.out = true
  g.wrong = g.wrong + 1
  rule.remove_sniper(g)
  rule.hand_over_double_agent(g)
end

-- The mission ends when every Infiltrator has guessed wrong (R-SA-5), of those who play: as many wrong guesses as there
-- were, and one of everybody who is left.
function rule.wrong_limit(g) return g.wrong + #rule.infiltrators(g) end

-- The Director then counts as having made contact, takes the Secret Agent and the hand but for two
-- cards face up, and directs again. Contact piles stay as they are.
function rule.all_wrong(g)
  announce("all-wrong", { director = g.director })
  g.lead = g.director
  rule.discard_played(g)
  rule.turn_agent_over(g)
  rule.claim(g, g.director, "up")
end

-- After the last round every Infiltrator who is left must guess, in turn order (R-SA-6). If nobody
-- is right, the Director takes the Secret Agent face up and directs again.
function rule.final_guesses(g)
  g.phase = "final-guess"
  local left = rule.infiltrators(g)
  if #left > 0 then announce("final-guesses", { players = left }) end
  local guessed = false
  for _, player in ipairs(left) do
    if guessed and not rule.next_may_guess(g) then break end
    guessed = not player.out and rule.final_guess(g, player) or guessed
    if rule.stopped(g) then return end
  end
  announce("never-found", { director = g.director })
  rule.turn_agent_over(g)
  rule.claim(g, g.director, "up")
end

-- After a wrong final guess the next Infiltrator guesses (R-SA-7).
function rule.next_may_guess(_) return true end

-- One final guess; whether it was made. Only two cards are left in hand, so a right one wins just the Secret Agent.
function rule.final_guess(g, player)
  g.at_turn = player
  local face = choose{ id = "final-guess", of = player, from = rule.all_cards(g) }
  if not face then return false end -- a ruling: nobody plays this seat
  announce("guesses", { player = player, card = face })
  if rule.is_right(g, player, face) then
    rule.right_guess(g, player, face)
  else
    announce("wrong-at-last", { player = player, card = face })
    rule.count_wrong(g, player)
  end
  return true
end
