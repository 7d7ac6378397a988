-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- What can be corrected while question `asked` waits. With policies in a hand, or one being turned up,
-- nothing can; who there is and whose turn it is only while a candidate nominates, who is then asked anew.
function rule.corrections(g, asked)
  if #g.hand > 0 or g.round == 0 or g.phase == "over" or asked == "top-policy" then return {} end
  local list = rule.correct_board(g)
  if asked == "nominate" then rule.correct_people(g, list) end
  if not dealt("roles") then rule.correct_roles(g, list) end
  return list
end

-- The tracker, both tracks short of their ends, and how many policies lie on the draw pile.
function rule.correct_board(g)
  local function track(face)
    local last = rule.track_length(g, face) - 1
    return { id = face, min = 0, max = last, set = function(n) return rule.set_track(g, face, n) end }
  end
  local list = {
    { id = "tracker", min = 0, max = rule.patience(g) - 1, set = function(n) g.tracker = n end },
    track("liberal"), track("fascist"),
  }
  if not dealt("policies") then
    list[4] = {
      id = "draw", min = rule.agenda_size(g), max = #g.draw + #g.discard,
      set = function(n) rule.set_draw_pile(g, n) end,
    }
  end
  return list
end

-- What is taken off a track is discarded; what is missing there comes from the discards, or else from
-- the draw pile. So the policies stay as many as they are; false where there are none of this face.
function rule.set_track(g, face, n)
  local track = g.enacted[face]
  while #track > n do
    table.insert(g.discard, table.remove(track))
    if not dealt("policies") then cards.shuffle(g, "policies", g.discard, "shuffle") end
  end
  while #track < n do
    local card = rule.take_policy(g, face)
    if not card then return false end
    table.insert(track, card)
  end
end

-- A policy of this face, from where nobody has it in hand; nil where none is left in the piles.
function rule.take_policy(g, face)
  for _, pile in ipairs{ g.discard, g.draw } do
    for at, card in ipairs(pile) do
      if index_of(cards.possible(g, "policies", card), face) then
        cards.learn(g, "policies", card, face)
        return table.remove(pile, at)
      end
    end
  end
  return nil
end

-- What the draw pile has too many lies on the discards, and what it lacks comes from there.
function rule.set_draw_pile(g, n)
  while #g.draw > n do table.insert(g.discard, table.remove(g.draw)) end
  while #g.draw < n do table.insert(g.draw, table.remove(g.discard)) end
end

-- Who is alive, who is the candidate, and whose term is limited.
function rule.correct_people(g, list)
  local function add(entry)
    entry.again = true
    list[#list + 1] = entry
  end
  local others = where(g.players, function(player) return player ~= g.president end)
  for _, player in ipairs(others) do
    add{ id = "alive", of = player, from = { "yes", "no" }, set = function(word) player.alive = word == "yes" end }
  end
  for _, player in ipairs(where(others, "alive")) do
    add{ id = "seat", of = player, from = { "plays", "waits", "out" },
      set = function(word) rule.set_seat(g, player, word) end }
  end
  add{ id = "president", from = rule.living(g), set = function(player) g.president = player end }
  for _, office in ipairs{ "president", "chancellor" } do
    local from = { "nobody", table.unpack(g.players) }
    add{ id = "last-" .. office, from = from, set = function(player)
      g.limited = g.limited or {}
      g.limited[office] = player ~= "nobody" and player or nil
    end }
  end
end

-- The seat of somebody who has left waits, without vote, nomination or office, or is out of the game as
-- the dead are; or somebody plays there again.
function rule.set_seat(_, player, word)
  player.away = word == "waits" or nil
  player.alive = word ~= "out"
end

-- Roles that were dealt on the table and are learnt now.
function rule.correct_roles(g, list)
  for _, player in ipairs(g.players) do
    local faces = cards.possible(g, "roles", player.seat)
    if #faces > 1 then
      list[#list + 1] = {
        id = "role", of = player, from = faces,
        set = function(face) cards.learn(g, "roles", player.seat, face) end,
      }
    end
  end
end

-- A role that comes out after the end: who won is then known better (R-SH-17).
function rule.late_corrections(g)
  local list = {}
  rule.correct_roles(g, list)
  for _, entry in ipairs(list) do
    local learn = entry.set
    entry.set = function(face)
      learn(face)
      rule.tell_known_roles(g)
      rule.crown(g)
    end
  end
  return list
end
