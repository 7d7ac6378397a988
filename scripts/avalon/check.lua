-- What always holds; test games look at it after every answer.

-- No more missions than there are, no more Fails than cards, and no more teams rejected than the table bears.
function rule.check(g)
  assert(#g.missions <= 5, "there were more than five missions")
  assert(g.rejected <= rule.patience(g), "more teams were rejected than end the game")
  assert(rule.count_missions(g, true) <= 3 and rule.count_missions(g, false) <= 3, "the game is over and goes on")
  for _, mission in ipairs(g.missions) do
    assert(mission.fails <= #mission.team, "there were more Fails than cards")
  end
  local held = {}
  for _, player in ipairs(g.players) do
    local role = player.card and rule.role(g, player)
    if role then held[role] = (held[role] or 0) + 1 end
  end
  for role, n in pairs(held) do assert(n <= rule.copies(g, role), "there are more of a role than were dealt") end
end
