-- What is worth counting over many games: who accused, who was accused, who was lynched or died at night.

local function one(list, what, player) list[#list + 1] = { what = what, player = player } end

-- Whether somebody claimed to be what the own card, once shown, is not; or to have seen as the seer a side
-- that the other's card is not of.
function rule.refuted(shown, claim)
  local card = shown[(claim.player or claim.of).seat]
  if not claim.said or not card then return false end
  if claim.topic == "role" then return claim.said[1] ~= card end
  return (claim.said[1] == "wolf") ~= (card == "wolf")
end

-- Accusations, deaths by the rope and by night, and claims, with those that were refuted.
function rule.counts(heard, claims)
  local list = counted(heard, { lynched = "player", ["died-in-the-night"] = "players" })
  local shown = {}
  for _, said in ipairs(heard) do
    if said.id == "accused" then
      one(list, "accuser", said.accuser)
      one(list, "accused", said.accused)
    elseif said.id == "card-shown" then
      shown[said.player.seat] = said.role
    end
  end
  for _, claim in ipairs(claims) do
    one(list, "claimed", claim.of)
    if rule.refuted(shown, claim) then one(list, "refuted", claim.of) end
  end
  return list
end
