-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- While a team is sought: who leads, and how many teams were rejected. At any time: a role that was dealt on
-- the table and is learnt now, in secret where the app was told some. Nobody is ever out: who leaves is replaced, or
-- the game ends unfinished (R-AV-8).
function rule.corrections(g, asked)
  local list = {}
  if asked == "team" then
    table.insert(list, { id = "leader", from = g.players, withdraw = true,
      set = function(player) g.leader = player end })
    table.insert(list, { id = "rejected", min = 0, max = rule.patience(g) - 1, withdraw = true,
      set = function(n) g.rejected = n end })
  end
  local withdraw = asked == "assassinate" -- the Assassin may be another player then, who names somebody
  if dealt("roles") or not g.leader or g.phase == "over" then return list end
  if g.phase == "assassination" and not withdraw then return list end
  for _, player in ipairs(g.players) do
    local faces, secret = cards.possible(g, "roles", player.card), g.cards.roles.told_in_part
    if #faces > 1 then
      table.insert(list, {
        id = "role", of = player, from = faces, secret = secret, withdraw = withdraw, set = function(role)
          cards.learn(g, "roles", player.card, role)
          reveal(secret and player or "everybody", player, "role", role)
        end,
      })
    end
  end
  return list
end

-- What was heard as a ruling sets it right, for report and claims: a role that came out is one that was shown.
function rule.set_right(heard)
  for _, said in ipairs(heard) do
    if said.item == "role" then said.id, said.role = "role-was", said.value end
  end
  return heard
end

-- A card that comes out after the end: who won is then known better.
function rule.late_corrections(g)
  local open = where(g.players, function(player) return not rule.role(g, player) end)
  return map(open, function(player)
    return { id = "role", of = player, from = cards.possible(g, "roles", player.card), set = function(role)
      cards.learn(g, "roles", player.card, role)
      for _, one in ipairs(open) do -- the last card is clear by all the others
        local faces = cards.possible(g, "roles", one.card)
        if #faces == 1 then cards.learn(g, "roles", one.card, faces[1]) end
        rule.show_role(g, one)
      end
      rule.audit(g)
      rule.crown(g)
    end }
  end)
end
