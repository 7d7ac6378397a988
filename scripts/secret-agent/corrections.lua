-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- On somebody's turn: who holds the Sniper, and how many cards lie face up in a Contact pile.
function rule.corrections(g, asked)
  if asked ~= "turn" then return {} end
  local list = {}
  if g.sniper then
    list[1] = { id = "sniper", from = g.players, set = function(player) g.sniper = player end }
  end
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
