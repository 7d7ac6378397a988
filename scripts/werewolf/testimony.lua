-- What players may be asked about: what they are, and what they saw as the seer. They may tell, lie or
-- refuse.

-- What everybody heard of the village so far.
function rule.village_book(heard)
  local book = { players = {}, roles = {}, copies = {}, shown = {}, nightfalls = {} }
  for number, line in ipairs(heard) do
    if line.id == "village" then book.players = line.players end
    if line.id == "role-in-play" then
      table.insert(book.roles, line.role)
      book.copies[line.role] = line.copies
    end
    if line.id == "card-shown" then book.shown[line.player.seat] = line.role end
    if line.id == "night-falls" then table.insert(book.nightfalls, number) end
  end
  return book
end

-- Everybody may say what they are, and, as the seer, what each of the others is.
function rule.topics(heard)
  local book, topics, n = rule.village_book(heard), {}, 0
  if #book.nightfalls == 0 then return {} end
  for _, player in ipairs(book.players) do
    n = n + 1
    topics[n] = { id = "role", of = player, from = book.roles }
    for _, seen in ipairs(book.players) do
      if seen ~= player then
        n = n + 1
        topics[n] = rule.sight(player, seen)
      end
    end
  end
  return topics
end

local sides = { "wolf", "no-wolf" }

-- What somebody learnt as the seer of somebody else.
function rule.sight(player, seen)
  return { id = "sight", of = player, player = seen, from = sides }
end
