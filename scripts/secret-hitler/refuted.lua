-- Which claims came out false, for who counts them over many games.

-- Whether what was said cannot have been: beside the cards themselves where anybody who tells the truth
-- saw them, and otherwise beside the policy that was enacted of them.
function rule.is_refuted(story, claim)
  local truth = rule.came_out(story, claim)
  if not claim.said or truth == none then return false end
  if type(truth) == "string" then return claim.said[1] ~= truth end
  if #truth ~= #claim.said then return #truth == 1 and not index_of(claim.said, truth[1]) end
  return #where(truth, function(face) return count(truth, face) ~= count(claim.said, face) end) > 0
end

-- Those of the claims that came out false.
function rule.refuted(heard, claims)
  local story = rule.story(heard)
  return where(claims, function(claim) return rule.is_refuted(story, claim) end)
end
