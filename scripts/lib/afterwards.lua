-- For what is told of a game afterwards: rule.report.
local _, api = ...

-- A row of a matrix for each player: with each other one, of how many votes that both cast how many were
-- the same. `vote_of(vote, player)` is what the player said in it, or nil.
function api.voted_alike(players, votes, vote_of)
  local function alike(a, b)
    local same, both = 0, 0
    for _, vote in ipairs(votes) do
      local one, other = vote_of(vote, a), vote_of(vote, b)
      if one ~= nil and other ~= nil then
        both = both + 1
        if one == other then same = same + 1 end
      end
    end
    return { same, both }
  end
  return api.map(players, function(player)
    return api.map(players, function(other) return player == other and none or alike(player, other) end)
  end)
end
