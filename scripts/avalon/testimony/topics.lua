-- What players may be asked about: what they are, whom they take for good or evil, and the cards they played.
-- They may tell, lie or refuse.

local SIDES, CARDS = { "good", "evil" }, { "success", "fail" }

-- Everybody may speak of the own role and of everybody else's side, and who was on a mission of the own card.
function rule.topics(heard)
  local book, topics = rule.book(heard), {}
  if not book.begun then return topics end
  for _, player in ipairs(book.players) do
    table.insert(topics, { id = "role", of = player, from = book.roles })
    for _, other in ipairs(book.players) do
      if other ~= player then table.insert(topics, { id = "side", of = player, player = other, from = SIDES }) end
    end
  end
  for _, mission in ipairs(book.missions) do
    for _, player in ipairs(mission.team) do
      table.insert(topics, { id = "card", of = player, round = mission.number, from = CARDS })
    end
  end
  return topics
end
