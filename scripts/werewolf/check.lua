-- What always holds; test games look at it after every answer.

-- Who lives has not died, the dead have shown their cards, and no role has more cards than were dealt.
function rule.check(g)
  if g.phase == "setup" then return end
  for _, player in ipairs(g.players) do
    local role = rule.role(g, player)
    assert(player.alive ~= (player.died ~= nil), "somebody is neither dead nor alive")
    assert(player.alive or role, "the card of somebody dead is unknown")
    assert(not player.shown or player.shown == role, "a card was shown that is another one")
  end
  for _, kind in ipairs(g.roles) do
    assert(#rule.holders(g, kind[1]) <= kind[2], "there are more cards of a role than were dealt")
  end
end
