-- The eight characters. Whoever gets a card must do what it says.
local EFFECT = {
  ["psychiatrist"] = "psychiatrist", ["double-agent"] = "double_agent", ["politician"] = "politician",
  ["journalist"] = "journalist", ["diplomat"] = "diplomat", ["detective"] = "detective",
  ["scientist"] = "scientist", ["assassin"] = "assassin",
}

-- The card is laid before the player and then takes effect; the Politician alone finds his own place. Before somebody
-- who has left it lies without effect, and so it stays where who gets it leaves before carrying it out (R-SE-10).
function rule.resolve(g, player, card)
  local character = cards.face(g, "characters", card)
  if character ~= "politician" or player.away then rule.place(g, player, card) end
  if not player.away then rule[EFFECT[character]](g, player, card) end
end

-- Psychiatrist: the tokens of two other players change places; nobody looks.
function rule.psychiatrist(g, player)
  local pair = choose{
    id = "psychiatrist", of = player, power = true, count = 2, from = function() return rule.others(g, player) end,
    why = function(candidate) if candidate == player then return "why.other-players", { player = player } end end,
  }
  if not pair then return end
  rule.swap(g, pair[1], pair[2])
  rule.remember_tokens(g)
  announce("psychiatrist.swaps", { player = player, one = pair[1], other = pair[2] })
end

-- Double Agent: the player's token changes places with the centre's; they look at the new one.
function rule.double_agent(g, player)
  rule.swap(g, player, "centre")
  rule.remember_tokens(g)
  announce("double-agent.swaps", { player = player })
  rule.look(g, player, player)
end

-- Politician: laid before another player, whose token is then looked at; nobody looks where somebody has left. Being
-- laid there does not set him off again (R-SE-7).
function rule.politician(g, player, card)
  local target = choose{
    id = "politician", of = player, power = true,
    from = function() return except(rule.others(g, player), "away") end,
    why = function(candidate)
      if candidate == player then return "why.other-players", { player = player } end
      return rule.why_not_looked_at(candidate)
    end,
  }
  if not target then return rule.place(g, player, card) end
  announce("politician.goes", { player = player, target = target })
  rule.place(g, target, card)
  rule.look(g, player, target)
end

-- Journalist: everybody else sees the player's token, the player does not.
function rule.journalist(g, player)
  announce("journalist.shows", { player = player })
  rule.look(g, except(rule.others(g, player), "away"), player)
end

-- Diplomat: the centre token is shown to everybody; then, unseen, it changes places with that of a
-- neighbour. The neighbour is not told.
function rule.diplomat(g, player)
  local left, right = rule.left_of(g, player), rule.right_of(g, player)
  announce("diplomat.centre")
  rule.look(g, "everybody", "centre")
  narrate("diplomat.close", { player = player })
  narrate("diplomat.swap", { player = player })
  local side = choose{
    id = "diplomat", of = player, from = { "left", "right", "unknown" }, secret = true, power = true,
    args = { left = left, right = right },
  }
  if side == "unknown" then
    rule.swap_either(g, "centre", left, right)
  elseif side then
    rule.swap(g, "centre", side == "left" and left or right)
  end
  g.swapped_unseen = true
  rule.remember_tokens(g)
  narrate("diplomat.open")
end

-- Detective: a secret look at one token, one's own, another's or the centre's. Which one is public.
function rule.detective(g, player)
  local place = choose{
    id = "detective", of = player, power = true, why = rule.why_not_looked_at,
    from = function()
      local from = except(g.players, "away")
      from[#from + 1] = "centre"
      return from
    end,
  }
  if not place then return end
  local text = place == "centre" and "detective.centre" or place == player and "detective.own" or "detective.looks"
  announce(text, { player = player, target = place })
  rule.look(g, player, place)
end

-- Nobody looks at what lies before somebody who has left.
function rule.why_not_looked_at(candidate)
  if type(candidate) == "table" and candidate.away then return "why.not-looked-at", { player = candidate } end
end

-- Scientist: the first does nothing. With a second face up, all the player's characters are turned
-- face down; bullets stay. After that the next is a first again (R-SE-6).
function rule.scientist(_, player)
  local scientists = count(player.cards, function(card) return card.up and card.name == "scientist" end)
  if scientists < 2 then return end
  for _, card in ipairs(player.cards) do card.up = false end
  announce("scientist.second", { player = player })
end

-- Assassin: the top bullet is looked at and laid face down before another player, who may not look.
function rule.assassin(g, player)
  local bullet = table.remove(g.bullets, 1)
  if not bullet then return announce("assassin.no-bullet") end
  announce("assassin.draws", { player = player })
  local value = cards.face(g, "bullets", bullet)
  if value then tell(player, "bullet.is", { value = value }) end
  local target = choose{
    id = "assassin", of = player, power = true, from = function() return rule.others(g, player) end,
    why = function(candidate) if candidate == player then return "why.other-players", { player = player } end end,
  }
  if not target then return table.insert(g.bullets, 1, bullet) end
  target.bullets[#target.bullets + 1] = bullet
  announce("assassin.shoots", { player = player, target = target })
  rule.check_un(g)
end
