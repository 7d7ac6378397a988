-- What is worth counting over many games: who held which office, who died, and whose claims came out false.

local function one(list, what, player)
  if player then list[#list + 1] = { what = what, player = player } end
end

-- Whether what was said cannot have been: beside the cards themselves where anybody who tells the truth
-- saw them, and otherwise beside the policy that was enacted of them.
function rule.refuted(story, claim)
  local truth = rule.came_out(story, claim)
  if not claim.said or truth == none then return false end
  if type(truth) == "string" then return claim.said[1] ~= truth end
  if #truth ~= #claim.said then return #truth == 1 and not index_of(claim.said, truth[1]) end
  return count(truth, "liberal") ~= count(claim.said, "liberal")
end

-- Offices, executions, investigations, and claims, with those that were refuted.
function rule.counts(heard, claims)
  local list = counted(heard, { executed = "player", investigated = "player" })
  local story = rule.story(heard)
  for _, round in ipairs(story.rounds) do
    if round.outcome == "was-elected" or round.outcome == "was-vetoed" then
      one(list, "president", round.president)
      one(list, "chancellor", round.chancellor)
    end
  end
  for _, claim in ipairs(claims) do
    one(list, "claimed", claim.of)
    if rule.refuted(story, claim) then one(list, "refuted", claim.of) end
  end
  return list
end
