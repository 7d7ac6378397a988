-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- On somebody's turn: who holds the Sniper, who plays, and how many cards lie face up in a Contact pile.
function rule.corrections(g, asked)
  if asked ~= "turn" then return {} end
  local list = {}
  if g.sniper then
    list[1] = { id = "sniper", from = g.players, set = function(player) g.sniper = player end }
  end
  rule.correct_seats(g, list)
  for _, player in ipairs(g.players) do
    list[#list + 1] = {
      id = "contacts", of = player, min = 0, max = #player.up + #g.discard,
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
end

-- An Infiltrator's seat that nobody plays is out of every mission, as after a wrong guess, until it is
-- played again from the next one on; out of the game it cannot win either. One Infiltrator at least
-- plays on.
function rule.correct_seats(g, list)
  local infiltrators = rule.infiltrators(g)
  for _, player in ipairs(g.players) do
    if player.away or (#infiltrators > 1 and index_of(infiltrators, player)) then
      list[#list + 1] = {
        id = "seat", of = player, from = { "plays", "waits", "out" }, again = player == g.at_turn,
        set = function(word) rule.set_seat(g, player, word) end,
      }
    end
  end
end

-- The hand of somebody who has left is discarded face down.
function rule.set_seat(g, player, word)
  player.away, player.gone = word ~= "plays" or nil, word == "out" or nil
  if not player.away then return end
  player.out = true
  for _, card in ipairs(player.hand) do g.buried[#g.buried + 1] = card end
  player.hand = {}
  rule.remember_hand(g, player)
  if g.sniper == player then g.sniper = false end
end
