-- Which claims came out false, for who counts them over many games.

-- Whether somebody claimed to be what the own card, once shown, is not; or to have seen as the seer a side
-- that the other's card is not of, where sides do not change.
function rule.is_refuted(book, claim)
  local card = book.shown[(claim.player or claim.of).seat]
  if not claim.said or not card then return false end
  if claim.topic == "role" then return claim.said[1] ~= card and not (roles(claim.said[1]) or {}).swaps end
  return not book.sides_change and not book.seen_by_lot and rule.seen_as_wolf(nil, card) ~= (claim.said[1] == "wolf")
end

-- Those of the claims that came out false.
function rule.refuted(heard, claims)
  local book = rule.village_book(heard)
  return where(claims, function(claim) return rule.is_refuted(book, claim) end)
end
