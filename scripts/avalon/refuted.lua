-- Which claims came out false, for who counts them over many games.

-- Those of the claims that are not what came out.
function rule.refuted(heard, claims)
  local story = rule.story(heard)
  return where(claims, function(claim)
    local truth = rule.came_out(story, claim)
    return claim.said ~= nil and truth ~= nil and claim.said[1] ~= truth
  end)
end
