-- What players may be asked about: what they are, and what they saw as the seer. They may tell, lie or
-- refuse.

-- What everybody heard of the village so far.
function rule.village_book(heard)
  local book = { players = {}, roles = {}, copies = {}, shown = {}, nights = {} }
  local dead = {}
  for _, line in ipairs(heard) do
    if line.id == "village" then book.players = line.players end
    if line.id == "role-in-play" then
      table.insert(book.roles, line.role)
      book.copies[line.role] = line.copies
    end
    if line.id == "silent" then dead[line.player.seat] = true end
    if line.id == "card-shown" then book.shown[line.player.seat] = line.role end
    if line.id == "night-falls" then
      table.insert(book.nights, where(book.players, function(player) return not dead[player.seat] end))
    end
  end
  return book
end

-- For each night that they lived to see, everybody may say what they are, and whom they saw as the seer.
function rule.topics(heard)
  local book, topics = rule.village_book(heard), {}
  for night, living in ipairs(book.nights) do
    for _, player in ipairs(living) do
      topics[#topics + 1] = { id = "role", of = player, round = night, from = book.roles }
      for _, seen in ipairs(living) do
        if seen ~= player then topics[#topics + 1] = rule.sight(player, night, seen) end
      end
    end
  end
  return topics
end

-- What somebody learnt as the seer of somebody else in one night.
function rule.sight(player, night, seen)
  return { id = "sight", of = player, round = night, player = seen, from = { "wolf", "no-wolf" } }
end
