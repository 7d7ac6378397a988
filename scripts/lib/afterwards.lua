-- For what is told of a game afterwards: rule.report.
local _, api = ...

-- Of how many votes that two players both cast how many were the same, where what each of them said
-- stands by the vote's number.
local function alike(one, other, votes)
  local same, both = 0, 0
  for i = 1, votes do
    local a, b = one[i], other[i]
    if a ~= nil and b ~= nil then
      both = both + 1
      if a == b then same = same + 1 end
    end
  end
  return { same, both }, { same, both }
end

-- A row of a matrix for each player: with each other one, of how many votes that both cast how many were
-- the same. `vote_of(vote, player)` is what the player said in it, or nil.
function api.voted_alike(players, votes, vote_of)
  local said, rows = {}, {}
  for i, player in ipairs(players) do
    said[i] = {}
    for k, vote in ipairs(votes) do said[i][k] = vote_of(vote, player) end
    rows[i] = {}
    for j = 1, i - 1 do rows[i][j], rows[j][i] = alike(said[i], said[j], #votes) end
    rows[i][i] = none
  end
  return rows
end
