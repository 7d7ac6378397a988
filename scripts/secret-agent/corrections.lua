-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- Who plays, at any time. On somebody's turn also who holds the Sniper, and how many cards lie face up in a Contact
-- pile.
function rule.corrections(g, asked)
  local list = {}
  if g.phase == "end" then return list end
  if asked == "turn" and g.sniper then
    list[1] = { id = "sniper", from = except(g.players, "away"), set = function(player) g.sniper = player end }
  end
  rule.correct_seats(g, list, asked)
  if asked ~= "turn" then return list end
  -- As in rule.check_mission, for the missions that are over and the rounds of this one.
  local most = (g.mission - 1) * (rule.rounds(g) + 1) + g.round - 1
  local more = math.min(#g.discard, most - rule.contact_cards(g))
  for _, player in ipairs(g.players) do
    list[#list + 1] = {
      id = "contacts", of = player, min = 0, max = #player.up + math.max(0, more),
      set = function(n) rule.set_contacts(g, player, n) end,
    }
  end
  return list
end

-- What a Contact pile has too many goes to the discards, and what it lacks comes from there.
function rule.set_contacts(g, player, n)
  g.contacts_before = g.contacts_before + n - #player.up
  while #player.up > n do table.insert(g.discard, table.remove(player.up)) end
  while #player.up < n do table.insert(player.up, table.remove(g.discard)) end
  rule.show_pile(g, player)
end

-- What was heard as a ruling sets it right, for the report: how many cards lie face up in a Contact pile.
function rule.set_right(heard)
  for _, said in ipairs(heard) do
    if said.item == "contacts" then said.id, said.n = "contacts-up", said.value end
  end
  return heard
end

-- A seat that nobody plays is out of every mission, as after a wrong guess, until it is played again from the next one
-- on; out of the game it cannot win either. One plays on to the end at least (R-SA-12).
function rule.correct_seats(g, list, asked)
  local playing = #except(g.players, "away")
  for _, player in ipairs(g.players) do
    if player.away or playing > 1 then
      list[#list + 1] = {
        id = "seat", of = player, from = seat_words(player, playing),
        withdraw = rule.waits_for(g, player, asked),
        set = function(word) rule.set_seat(g, player, word) end,
      }
    end
  end
end

-- Questions about what lies on the table, which is told whoever has left.
local of_the_table = { "npc", "guess-right", "agent-was" }

-- Whether a question is withdrawn as somebody leaves: whose it is, or without whom the mission is broken off.
function rule.waits_for(g, player, asked)
  if player.away or index_of(of_the_table, asked) then return false end
  if asked == "director" then return #except(g.players, "away") == 2 end
  local whose = g.at_turn
  if asked == "sniper" then whose = g.sniper end
  if asked == "double-agent" then whose = g.double_agent end
  if asked == "agent" or asked == "contact" then whose = g.director end
  local breaks_off = player == g.director or #except(g.players, "away") == 2
  return player == whose or breaks_off and asked ~= "keep"
end

-- The hand of somebody who has left is discarded face down.
function rule.set_seat(g, player, word)
  player.away, player.gone = word ~= "plays" or nil, word == "out" or nil
  if not player.away then return end
  player.out = true
  for _, card in ipairs(player.hand) do g.buried[#g.buried + 1] = card end
  player.hand = {}
  rule.remember_hand(g, player)
  if g.sniper == player then
    announce("sniper-left", { player = player })
    g.sniper = false
  end
  if g.double_agent == player then
    announce("double-agent-left", { player = player })
    g.double_agent = false
  end
end
