-- The lovers, whoever makes two fall in love: Cupid, or the lot. Without either there are none.

-- They know each other, and nobody else knows them.
function rule.love(g, lovers)
  g.lovers = sorted(lovers, function(a, b) return a.seat < b.seat end)
  reveal(lovers, lovers[1], "lover", lovers[2])
  reveal(lovers, lovers[2], "lover", lovers[1])
end

-- When one of them dies, the other dies of grief; of grief for who left the table, if the setting says so.
function rule.grieve(g, player)
  if not g.lovers or not index_of(g.lovers, player) then return end
  local other = g.lovers[1] == player and g.lovers[2] or g.lovers[1]
  if not other.alive or other.gone then return end
  if player.died.cause == "left" and not option("leaver-grief") then return end
  announce("dies-of-grief", { player = other })
  rule.fall(g, { other }, "grief")
end

-- Lovers of two sides who are the last two have won.
function rule.end_of_lovers(g)
  local living = rule.living(g)
  if not g.lovers or #living ~= 2 or not g.lovers[1].alive or not g.lovers[2].alive then return end
  if #rule.cards_unseen(g) > 0 then
    for _, player in ipairs(living) do rule.ask_card(g, player) end
  end
  local a, b = rule.team_of(g, living[1]), rule.team_of(g, living[2])
  if a ~= b or not a and rule.living_wolves(g) == 1 then rule.victory(g, "lovers", "lovers-left") end
end
