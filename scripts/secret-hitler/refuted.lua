-- Which claims came out false, for who counts them over many games.

local function differ(faces, others)
  return #where(faces, function(face) return count(faces, face) ~= count(others, face) end) > 0
end

-- The cards that were claimed and not discarded.
local function passed_on(claim)
  local cards = { table.unpack(claim.said) }
  local at = index_of(cards, claim.discard)
  if at then table.remove(cards, at) end
  return cards
end

-- Whether what was said cannot have been: beside the cards themselves where anybody who tells the truth
-- saw them, and otherwise beside the policy that was enacted of them.
function rule.is_refuted(story, claim)
  local truth = rule.came_out(story, claim)
  if not claim.said or truth == none then return false end
  if type(truth) == "string" then return claim.said[1] ~= truth end
  if #truth ~= #claim.said then return #truth == 1 and not index_of(passed_on(claim), truth[1]) end
  if claim.topic == "peek" then
    for i, face in ipairs(truth) do
      if face ~= claim.said[i] then return true end
    end
    return false
  end
  local handed = claim.discard and rule.round_of(story, claim).handed
  return differ(truth, claim.said) or (handed and differ(handed, passed_on(claim))) or false
end

-- Those of the claims that came out false.
function rule.refuted(heard, claims)
  local story = rule.story(heard)
  return where(claims, function(claim) return rule.is_refuted(story, claim) end)
end
