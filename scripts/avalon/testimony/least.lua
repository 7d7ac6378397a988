-- How many claims are false at the least: in every world there is, so many do not hold.

-- Of the claims about roles: who is on the other side, or is seen to be something else, and of those left as
-- many as there are too many of a role.
local function false_roles(book, world, claims)
  local n, held = 0, {}
  for _, claim in ipairs(claims) do
    local role = claim.said[1]
    if rule.is_no_role(book, claim) or rule.is_evil(role) ~= rule.is_in(world, claim.of) then
      n = n + 1
    elseif not book.shown[claim.of.seat] then
      held[role] = (held[role] or 0) + 1
      if held[role] > rule.copies_left(book, role) then n = n + 1 end
    end
  end
  return n
end

-- Of the claims about the cards of one mission. Those who may have failed it did so as far as they say so, or
-- say nothing; what is missing or too much then, was claimed falsely.
local function false_cards(book, world, mission, claims)
  local able = rule.may_have_failed(book, world, mission)
  local said = { fail = 0, success = 0 }
  local n, open = 0, rule.how_many(able)
  for _, claim in ipairs(claims) do
    if rule.is_in(able, claim.of) then
      said[claim.said[1]], open = said[claim.said[1]] + 1, open - 1
    elseif claim.said[1] == "fail" then
      n = n + 1
    end
  end
  if mission.fails < said.fail then return n + said.fail - mission.fails end
  return n + math.max(0, mission.fails - said.fail - open)
end

-- How many of the claims are false at the least; 0 where there is no world at all.
function rule.fewest_false(book, worlds, claims)
  local function about(topic) return where(claims, function(claim) return claim.topic == topic end) end
  local roles, sides, cards_said, best = about("role"), about("side"), {}, nil
  for number in ipairs(book.missions) do
    cards_said[number] = where(claims, function(claim) return claim.topic == "card" and claim.round == number end)
  end
  for _, world in ipairs(worlds) do
    local n = false_roles(book, world, roles)
    for _, claim in ipairs(sides) do
      if (claim.said[1] == "evil") ~= rule.is_in(world, claim.player) then n = n + 1 end
    end
    for number, mission in ipairs(book.missions) do
      n = n + false_cards(book, world, mission, cards_said[number])
    end
    if not best or n < best then best = n end
  end
  return best or 0
end
