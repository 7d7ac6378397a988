-- Which claims came out false, for who counts them over many games.

-- Whether somebody claimed to be what the own card, once shown, is not; or to have seen as the seer a side
-- that the other's card is not of.
function rule.is_refuted(shown, claim)
  local card = shown[(claim.player or claim.of).seat]
  if not claim.said or not card then return false end
  if claim.topic == "role" then return claim.said[1] ~= card end
  return (claim.said[1] == "wolf") ~= (card == "wolf")
end

-- Those of the claims that came out false.
function rule.refuted(heard, claims)
  local shown = {}
  for _, said in ipairs(heard) do
    if said.id == "card-shown" then shown[said.player.seat] = said.role end
  end
  return where(claims, function(claim) return rule.is_refuted(shown, claim) end)
end
