-- What always holds; test games look at it after every answer.

-- Who lives has not died, the dead have shown their cards, and no role has more cards than were dealt.
function rule.check(g)
  if g.phase == "setup" then return end
  assert(not g.event or g.phase ~= "night", "an event goes on at night")
  local held = {}
  for _, player in ipairs(g.players) do
    local role = rule.role(g, player)
    if role then held[role] = (held[role] or 0) + 1 end
    assert(player.alive ~= (player.died ~= nil), "somebody is neither dead nor alive")
    assert(not player.shown or player.shown == role, "a card was shown that is another one")
  end
  for _, kind in ipairs(g.roles) do
    assert((held[kind[1]] or 0) <= kind[2], "there are more cards of a role than were dealt")
  end
end
