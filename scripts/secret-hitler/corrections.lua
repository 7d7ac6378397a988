-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Asked of somebody who has to say what is on a card, whoever has left.
local of_a_card = {
  "roles", "first-president", "top-policy", "chancellor-is-hitler", "executed-is-hitler", "last-guess",
  "named-is-merlin",
}

-- What can be corrected while question `asked` waits. With policies in a hand, or where a card is about to decide
-- something, neither board nor roles can; who is the candidate only while a candidate nominates, who is then asked
-- anew.
function rule.corrections(g, asked)
  local list = {}
  local open = g.round > 0 and #g.hand == 0 and not index_of(of_a_card, asked) and g.phase ~= "over"
  if open then
    list = rule.correct_board(g)
    if asked == "nominate" then rule.correct_people(g, list) end
  end
  rule.correct_seats(g, list, asked)
  if open and not dealt("roles") then rule.correct_roles(g, list) end
  return list
end

-- The tracker, both tracks short of their ends, how many policies lie on the draw pile, and that it was shuffled out
-- of turn, as after it was knocked over.
function rule.correct_board(g)
  local function cutting(id, entry, set)
    entry.id = id
    entry.set = function(value)
      if set(value) == false then return false end
      rule.cut_chain(g)
    end
    return entry
  end
  local function a_track(face)
    local track = g.enacted[face]
    return cutting(face, { min = 0, max = rule.track_length(g, face) - 1 },
      function(n)
        local before = #track
        if rule.set_track(g, face, n) == false then return false end
        for space = before + 1, face == "fascist" and n or 0 do rule.announce_danger(g, space) end
      end)
  end
  local list = {
    { id = "tracker", min = 0, max = rule.patience(g) - 1, set = function(n) g.tracker = n end },
    a_track("liberal"), a_track("fascist"),
  }
  if not dealt("policies") then
    list[4] = cutting("draw", { min = rule.agenda_size(g), max = #g.draw + #g.discard },
      function(n) rule.set_draw_pile(g, n) end)
    list[5] = cutting("shuffled", { from = { "draw-pile" } },
      function() cards.shuffle(g, "policies", g.draw, "shuffle") end)
  end
  return list
end

-- Once tracks or piles were set right nobody knows which draw was told wrongly: what is claimed of cards drawn before
-- says nothing about those drawn later. Everybody hears where that is.
function rule.cut_chain(g)
  announce("chain-cut", {
    draw = #g.draw, discard = #g.discard, liberal = #g.enacted.liberal, fascist = #g.enacted.fascist,
  })
end

-- What is taken off a track is discarded; what is missing there leaves the discards, or else the draw pile one
-- smaller. So the policies stay as many as they are; false where there are none of this face.
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

-- A policy of this face, from where nobody has it in hand; nil where none is left in the piles. In which pile it
-- was nobody can tell by their sizes: where it lay in the draw pile, a discard takes its place.
function rule.take_policy(g, face)
  for _, pile in ipairs{ g.discard, g.draw } do
    for at, card in ipairs(pile) do
      if index_of(cards.possible(g, "policies", card), face) then
        cards.learn(g, "policies", card, face)
        table.remove(pile, at)
        if pile == g.draw and #g.discard > 0 then table.insert(g.draw, at, table.remove(g.discard)) end
        return card
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
    entry.withdraw = true
    list[#list + 1] = entry
  end
  local others = where(g.players, function(player) return player ~= g.president end)
  for _, player in ipairs(others) do
    add{ id = "alive", of = player, from = { "yes", "no" }, set = function(word)
      rule.set_alive(g, player, word == "yes")
    end }
  end
  add{ id = "president", from = rule.living(g), set = function(player) g.president = player end }
  for _, office in ipairs{ "president", "chancellor" } do
    local governed = (g.limited or {})[office == "president" and "chancellor" or "president"] -- nobody held both
    local from = { "nobody", table.unpack(where(g.players, function(player) return player ~= governed end)) }
    add{ id = "last-" .. office, from = from, set = function(player)
      g.limited = g.limited or {}
      g.limited[office] = player ~= "nobody" and player or nil
    end }
  end
end

-- Whoever lives did not say that they are not Hitler as they died. Whoever does not was executed by ruling: where
-- the app knows the role, it judges (see rule.hold_vote); otherwise the table has done so.
function rule.set_alive(g, player, lives)
  local barred = g.cards.roles.barred
  if lives and player.cleared_in_death then
    player.cleared, player.cleared_in_death = nil, nil
    if barred then barred[player.seat].hitler = nil end
  end
  player.alive, player.gone, player.away = lives, nil, nil
  g.ruled_dead = not lives and player or nil
end

-- Who plays, at any time; only who holds policies plays the session to its end. What is asked of the candidates, or
-- of the President, is withdrawn as they leave (R-SH-5).
function rule.correct_seats(g, list, asked)
  local voids = not index_of(of_a_card, asked)
  for _, player in ipairs(g.players) do
    local governs = player == g.president or player == g.chancellor and g.phase ~= "executive"
    if (player.alive or player.gone) and not (governs and #g.hand > 0) then
      list[#list + 1] = {
        id = "seat", of = player,
        from = player.alive and not player.away and { "waits", "out" } or { "plays", "waits", "out" },
        withdraw = asked == "nominate" or governs and voids or nil,
        set = function(word) rule.set_seat(g, player, word) end,
      }
    end
  end
end

-- The seat of somebody who has left waits, without vote, nomination or office, or is out of the game, though its
-- player was not executed; or somebody plays there again.
function rule.set_seat(g, player, word)
  player.away, player.gone = word == "waits" or nil, word == "out" or nil
  player.alive = word ~= "out"
  rule.tell_who_is_gone(g, player)
end

-- Who knows the role of somebody who is out may know what that changes.
function rule.tell_who_is_gone(g, player)
  local role = player.gone and rule.role(g, player)
  if not role then return end
  tell("moderator", role == "hitler" and "left.hitler" or "left.role", { player = player, role = role })
end

-- Roles that were dealt on the table and are learnt now; where the app was told some in secret, which those are
-- is for the moderator alone.
function rule.correct_roles(g, list)
  for _, player in ipairs(g.players) do
    local faces, secret = cards.possible(g, "roles", player.seat), g.cards.roles.told_in_part and g.phase ~= "over"
    if #faces > 1 then
      list[#list + 1] = { id = "role", of = player, from = faces, secret = secret, set = function(face)
        cards.learn(g, "roles", player.seat, face)
        reveal(secret and "moderator" or "everybody", player, "role", face)
        rule.tell_who_is_gone(g, player)
      end }
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

-- What was heard as a ruling sets it right, for report, claims and statistics: who held an office, who was executed,
-- who has left, where the tracker stands, and who turned out to have which role.
function rule.set_right(heard)
  for at, said in ipairs(heard) do
    if said.item == "tracker" then said.id, said.n = "tracker", said.value end
    if said.item == "role" then said.id, said.role = "role-was", said.value end
    if said.id == "candidate" then rule.candidate_again(heard, at) end
    if said.item == "last-president" then rule.governed(heard, at, "president", said.value) end
    if said.item == "last-chancellor" then rule.governed(heard, at, "chancellor", said.value) end
    if said.item == "seat" and said.value ~= "plays" then rule.was_not_nominated(heard, at, said.player) end
    if said.item == "alive" then rule.was_executed(heard, at, said.player, said.value == "no") end
  end
  return heard
end

-- The last line before the `at`-th that says this.
local function last_said(heard, at, id)
  for i = at - 1, 1, -1 do
    if heard[i].id == id then return i end
  end
end

-- By ruling, or as the candidate has left, somebody else is it in the same round.
function rule.candidate_again(heard, at)
  local first, again = heard[last_said(heard, at, "candidate") or at], heard[at]
  if first ~= again and first.round == again.round then first.president, again.id = again.president, "told-before" end
end

-- A candidate or nominee who leaves before the vote voids the nomination.
function rule.was_not_nominated(heard, at, player)
  local pending = last_said(heard, at, "nominated") or 0
  local voted = math.max(last_said(heard, at, "elected") or 0, last_said(heard, at, "rejected") or 0)
  local said = heard[pending]
  if pending > voted and (said.president == player or said.chancellor == player) then said.id = "told-wrongly" end
end

-- Somebody else was President or Chancellor of the government that was elected last, in all that it did. Since chaos
-- has lifted its limits, who is limited is no longer who governed.
function rule.governed(heard, at, office, player)
  local elected, chaos = last_said(heard, at, "elected"), last_said(heard, at, "chaos")
  if not elected or player == "nobody" or chaos and chaos > elected then return end
  local i, before = last_said(heard, elected, "candidate") or elected, heard[elected][office]
  repeat
    if heard[i][office] == before then heard[i][office] = player end
    i = i + 1
  until i >= at or heard[i].id == "candidate"
end

-- Whoever lives was not executed; whoever does not, was.
function rule.was_executed(heard, at, player, dead)
  for i = 1, at - 1 do
    local line = heard[i]
    local executed = line.id == "executed" or line.id == "executed.not-hitler"
    if executed and line.player == player then
      if dead then return end
      line.id = "told-wrongly"
    end
  end
  if dead then heard[at].id = "executed" end
end
