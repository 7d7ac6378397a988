-- The Contact piles: what lies there counts, face up or face down, until the end of the game.

-- The Secret Agent and some cards of the hand go to the winner's pile, on the side named.
function rule.add_to_pile(g, player, side, added)
  rule.announce_gain(g, player, side, added)
  local pile = player[side]
  pile[#pile + 1] = g.agent
  for _, card in ipairs(added) do pile[#pile + 1] = card end
  g.agent = false
  rule.show_pile(g, player)
end

-- Cards added face up are read out where the app knows them.
function rule.announce_gain(g, player, side, added)
  local id = #added == 0 and "takes-agent-" or "takes-hand-"
  local values = { player = player, n = #added }
  if side == "up" and dealt("deck") and #added > 0 then
    id, values.cards = "takes-cards-", rule.known_faces(g, added)
  end
  announce(id .. side, values)
end

-- When an Infiltrator names the Secret Agent, everybody's pile is turned face down.
function rule.turn_piles_down(g)
  for _, player in ipairs(g.players) do
    for _, card in ipairs(player.up) do player.down[#player.down + 1] = card end
    player.up = {}
  end
  announce("piles-down")
  for _, player in ipairs(g.players) do rule.show_pile(g, player) end
end

-- One may look at one's own face-down cards at any time, and need not say how many they are.
function rule.show_pile(g, player)
  if #player.down == 0 then return end
  reveal(player, player, "contacts", rule.score(g, player))
  if dealt("deck") then tell(player, "your-pile", { cards = rule.known_faces(g, player.down) }) end
end
