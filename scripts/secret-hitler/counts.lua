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

-- What is heard of a power, and what it counts as.
local powers = {
  executed = "executed", investigated = "investigated", ["special-election"] = "special-election",
  ["power.peek"] = "peek",
}

-- Candidacies (each an election), offices, powers, and claims, with those that were refuted.
function rule.counts(heard, claims)
  local list, story = {}, rule.story(heard)
  for _, round in ipairs(story.rounds) do
    one(list, "candidate", round.president)
    if round.outcome == "was-elected" or round.outcome == "was-vetoed" then
      one(list, "president", round.president)
      one(list, "chancellor", round.chancellor)
    end
  end
  for _, said in ipairs(heard) do
    if powers[said.id] then one(list, powers[said.id], said.player or said.president) end
  end
  for _, claim in ipairs(claims) do
    one(list, "claimed", claim.of)
    if rule.refuted(story, claim) then one(list, "refuted", claim.of) end
  end
  return list
end
