-- With four players: the Sniper, who strikes one played card before contact is judged.

-- At the start of every mission the Director receives the Sniper.
function rule.give_sniper(g)
  if #g.players < 4 or g.director.away then return end
  g.sniper = g.director
  announce("sniper-given", { player = g.director })
end

-- Once a round its holder may put one played card, even an own one, to the discards.
function rule.snipe(g)
  if not g.sniper then return end
  local word = choose{
    id = "sniper",
    of = g.sniper,
    power = true,
    from = function() return rule.sniper_options(g) end,
    why = function(word) return rule.why_not_played(g, word), { card = word } end,
  }
  if not word then return end -- a ruling: who held it has left
  if word == "pass" then return announce("sniper-passes", { player = g.sniper }) end
  for i, play in ipairs(g.played) do
    if rule.face(g, play.card) == word then return rule.strike(g, i) end
  end
end

-- To strike or to pass.
function rule.sniper_options(g)
  local options = { "pass" }
  for _, play in ipairs(g.played) do options[#options + 1] = rule.face(g, play.card) end
  return options
end

-- Whose card is struck receives the Sniper, for use from the next round on (R-SA-9); with an own
-- card the holder keeps it (R-SA-8). Nobody gets it from a card of somebody who has left.
function rule.strike(g, i)
  local play = table.remove(g.played, i)
  g.discard[#g.discard + 1] = play.card
  local id = play.player == g.sniper and "sniped-own" or "sniped"
  if play.player.away then id = "sniped-away" end
  announce(id, { player = g.sniper, owner = play.player, card = rule.face(g, play.card) })
  g.sniper = not play.player.away and play.player
end

-- The first wrong guess removes the Sniper for the rest of the mission.
function rule.remove_sniper(g)
  if not g.sniper then return end
  g.sniper = false
  announce("sniper-gone")
end
