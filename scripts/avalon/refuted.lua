-- What came out in the end, beside what was voted and claimed before.

-- The story: a row for every team that was proposed, with what came of it.
function rule.story(heard) return rows_of(heard, rule.chapters()) end

-- What the reader saw of the others: roles and sides by seat, and the rows of the story with the cards of missions;
-- with them what the report judges by.
function rule.truth(heard, story)
  local truth = { roles = {}, sides = {}, cards = where(story, "places") }
  function truth.came_out(claim) return rule.came_out(truth, claim) end
  function truth.was_told(claim) return rule.was_true(truth, claim) end
  function truth.voted_rightly(one, player) return rule.voted_rightly(truth, one, player) end
  for _, said in ipairs(rows_with(heard, { id = "role-was" })) do
    truth.roles[said.player.seat], truth.sides[said.player.seat] = said.role, rule.side(said.role)
  end
  return truth
end

-- Whether a player approved a team without evil, or rejected one with it; nil where that did not come out.
function rule.voted_rightly(truth, one, player)
  local function voted(way) return #rows_with({ one }, { [way] = player }) > 0 end
  local sides = map(one.team, function(member) return truth.sides[member.seat] or "unknown" end)
  local evil = index_of(sides, "evil") ~= nil
  if not voted("yes") and not voted("no") or not evil and index_of(sides, "unknown") then return nil end
  return voted("no") == evil
end

-- What came out about that: a role, a side, or a card as far as the reader saw it; nil where nothing did.
function rule.came_out(truth, claim)
  if claim.topic == "role" then return truth.roles[claim.of.seat] end
  if claim.topic == "side" then return truth.sides[claim.player.seat] end
  local one = rows_with(truth.cards, { mission = claim.round })[1]
  return one and one.answer[index_of(one.places, claim.of) or 0]
end

-- Whether a claim was true; nil where nothing was said, or nothing came out.
function rule.was_true(truth, claim)
  local what = rule.came_out(truth, claim)
  if claim.said and what then return claim.said[1] == what end
  return nil
end

-- Those of the claims that are not what came out.
function rule.refuted(heard, claims)
  local truth = rule.truth(heard, rule.story(heard))
  return where(claims, function(claim) return rule.was_true(truth, claim) == false end)
end
