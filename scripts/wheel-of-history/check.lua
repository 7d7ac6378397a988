-- What always holds, whatever is played; test games look at it after every answer.

-- All 25 cards are there: in the circle, before somebody, or fallen. One may just have been taken.
function rule.check(g)
  if g.round == 0 then return end
  local n, seen = g.left + #g.fallen, {}
  for _, player in ipairs(g.players) do
    n = n + #player.cards
    for _, card in ipairs(player.cards) do
      if seen[card] then error("two players have " .. card) end
      seen[card] = true
    end
  end
  if n ~= 25 and n ~= 24 then error("there are " .. n .. " cards where 25 should be") end
end
