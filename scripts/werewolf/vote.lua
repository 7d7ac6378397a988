-- The vote.

-- All the living vote by hand, the accused too, and openly. Returns what counts for lynching, and of
-- how much.
function rule.vote(g, accused)
  local voters = rule.living(g)
  local votes = ballots{ id = "vote", voters = voters, from = { "lynch", "spare" }, args = { player = accused } }
  local hands = those_who(voters, votes, "lynch")
  local tally = { lynch = rule.weight_of(g, hands), all = rule.weight_of(g, voters) }
  announce("votes", {
    player = accused, lynch = tally.lynch, all = tally.all, voters = #hands > 0 and hands or "nobody",
    recall = "votes",
  })
  return tally
end

-- More than half of the living lynch (R-WW-8).
function rule.found_guilty(_, tally) return 2 * tally.lynch > tally.all end

-- How much some votes count together.
function rule.weight_of(g, voters)
  local sum = 0
  for _, voter in ipairs(voters) do sum = sum + rule.weight(g, voter) end
  return sum
end

-- Every vote counts once.
function rule.weight(_, _) return 1 end

-- Everybody points at one of the candidates, or at nobody, all at once. Most lynch; a tie lynches
-- nobody.
function rule.point_at_once(g, candidates)
  local voters, options = rule.living(g), map(candidates, function(player) return player end)
  table.insert(options, "nobody")
  local votes = ballots{ id = "vote", voters = voters, from = options, args = { candidates = candidates } }
  local best, most, tied = nil, 0, false
  for _, option in ipairs(options) do
    local hands = those_who(voters, votes, option)
    local weight = rule.weight_of(g, hands)
    if weight > 0 then
      announce("pointed", { player = option, lynch = weight, voters = hands, recall = "votes" })
    end
    if weight > most then
      best, most, tied = option, weight, false
    elseif weight == most then
      tied = true
    end
  end
  if tied or best == "nobody" then return nil end
  return best
end
