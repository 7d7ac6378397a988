-- What always holds, whatever is played; test games look at it after every answer.

-- The policies are never more and never fewer: each lies in one pile, in the hand or on a track, and
-- on its track face up. With the standard deck they are seventeen.
function rule.check(g)
  local seen, n = {}, 0
  local function see(pile)
    for _, card in ipairs(pile) do
      if seen[card] then error("policy " .. card .. " lies in two places") end
      seen[card], n = true, n + 1
    end
  end
  see(g.draw)
  see(g.discard)
  see(g.hand)
  for _, pair in ipairs(rule.policy_counts(g)) do
    see(g.enacted[pair[1]])
    n = n - pair[2]
    for _, card in ipairs(g.enacted[pair[1]]) do
      if cards.face(g, "policies", card) ~= pair[1] then error("policy " .. card .. " is on a track not its own") end
    end
  end
  if n ~= 0 then error("the policies are " .. math.abs(n) .. (n > 0 and " too many" or " too few")) end
end
