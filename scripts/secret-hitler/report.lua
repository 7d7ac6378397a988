-- The report: the game told again by what its reader heard.

-- Round after round, who voted with whom, the course of tracks and piles, and what was claimed.
function rule.report(heard, claims, players)
  local story = rule.story(heard)
  local widgets = {
    rule.report_rounds(story), rule.report_votes(story, players), rule.report_tracks(story), rule.report_piles(story),
    rule.report_claims(story, claims),
  }
  if not story.over then rule.add_odds(widgets, heard, claims) end
  return widgets
end

local function voters(those) return type(those) == "table" and those or {} end

-- A policy lies on its track; by chaos, or where nobody governs, it came off the pile, otherwise President and
-- Chancellor have discarded one each; the President's may have been shuffled back meanwhile.
local function enact(story, said)
  local now = story.now
  now.liberal, now.fascist, now.tracker = said.liberal, said.fascist, 0
  if story.chaos then
    now.draw, story.chaos = now.draw - 1, nil
  else
    now.discard, now.passed = now.discard + 2 - story.back, { said.face }
  end
  now.faces[#now.faces + 1] = said.face
end

-- What else a round brought, twice in a row told once; before the first round there is no row for it.
local function add_deed(story, deed)
  local did = story.now.did or {}
  if did[#did] ~= deed then did[#did + 1] = deed end
end

local function power(word)
  return function(story, said) add_deed(story, said.player and { word, said.player } or word) end
end

local function reshuffled(story, said) story.now.draw, story.now.discard, story.back = said.n, 0, 1 end

-- What each announcement adds to the story. `now` is the round that is played: whatever does not
-- change in it stays as it was.
local chapters = {
  candidate = function(story, said)
    local last = story.now
    story.now = {
      round = said.round, president = said.president, faces = {}, did = {},
      liberal = last.liberal, fascist = last.fascist, tracker = last.tracker, draw = last.draw, discard = last.discard,
    }
    story.rounds[#story.rounds + 1] = story.now
  end,
  nominated = function(story, said) story.now.chancellor = said.chancellor end,
  votes = function(story, said)
    local now = story.now
    now.yes, now.no = voters(said.yes), voters(said.no)
    now.how_many, now.against = said.ja, said.nein
  end,
  tally = function(story, said) story.now.how_many, story.now.against = said.ja, said.nein end,
  elected = function(story) story.now.outcome = "was-elected" end,
  rejected = function(story) story.now.outcome = "was-rejected" end,
  tracker = function(story, said) story.now.tracker = said.n end,
  chaos = function(story)
    story.chaos = true
    add_deed(story, "by-chaos")
  end,
  ungoverned = power("ungoverned"),
  ["ungoverned.turn"] = function(story) story.chaos = true end,
  ["victory.hitler-elected"] = function(story) story.now.tracker = 0 end, -- as rule.close_tracker
  session = function(story, said)
    story.agenda, story.back = said.n, 0
    story.now.draw = story.now.draw - said.n
  end,
  enacted = enact,
  reshuffled = reshuffled,
  ["reshuffled-app"] = reshuffled,
  ["setup.policies"] = function(story, said) story.now.draw = said.total end,
  ["setup.policies-app"] = function(story, said) story.now.draw = said.total end,
  ["setup.first-policy"] = function(story, said) story.now[said.face] = (story.now[said.face] or 0) + 1 end,
  ["veto.refused"] = power("veto-refused"),
  ["veto.agreed"] = function(story)
    story.now.outcome, story.now.discard = "was-vetoed", story.now.discard + story.agenda - story.back
  end,
  ["power.peek"] = power("power-peek"),
  ["peek.cards"] = function(story, said) story.now.peeked = said.cards end,
  investigated = power("power-investigation"),
  ["special-election"] = power("power-special-election"),
  executed = function(story, said)
    power(said.president and "power-execution" or "executed-by-ruling")(story, said)
  end,
  ["chain-cut"] = function(story, said)
    add_deed(story, "set-right")
    for _, what in ipairs{ "liberal", "fascist", "draw", "discard" } do story.now[what] = said[what] end
  end,
  ["role-was"] = function(story, said) story.roles[said.player.seat] = said.role end,
  ["hand.president"] = function(story, said) story.now.drawn = said.cards end,
  ["hand.chancellor"] = function(story, said) story.now.handed = said.cards end,
}

-- Enters one thing that was heard. A house rule that changes what a round is enters its own here.
function rule.tell_story(story, said)
  local chapter = chapters[said.id]
  if chapter then chapter(story, said) end
  if said.id:sub(1, 8) == "victory." then story.over = true end
end

-- The rounds, each with what came of it and how the board stood at its end.
function rule.story(heard)
  local story = { rounds = {}, roles = {}, now = { liberal = 0, fascist = 0, tracker = 0, draw = 0, discard = 0 } }
  for _, said in ipairs(heard) do rule.tell_story(story, said) end
  return story
end

-- Who said Nein in a round, as far as it was told; or else how many.
function rule.who_was_against(round)
  return #(round.no or {}) == 0 and (round.against or 0) > 0 and round.against or round.no or none
end

-- A row a round: the government, how many were for it and who was against, and what it did.
function rule.report_rounds(story)
  return table_of(story.rounds, {
    label = "label.rounds", asked = "history", "round", "president", "chancellor", { "label.yes", "how_many" },
    { "label.no", rule.who_was_against }, "outcome", { "label.policy", "faces" }, { "label.power", "did" },
    { "label.drawn", "drawn", if_told = true }, { "label.handed", "handed", if_told = true },
  })
end

-- Who voted with whom.
function rule.report_votes(story, players)
  return votes_of(story.rounds, players, { label = "label.voted-with", asked = "votes", "yes", "no" })
end

-- The two tracks and the election tracker at the end of each round.
function rule.report_tracks(story)
  return chart_of(story.rounds, {
    label = "label.course", across = "label.round", step = "round",
    { "label.liberal", "liberal", colour = "blue" }, { "label.fascist", "fascist", colour = "red" },
    { "label.tracker", "tracker", colour = "green" },
  })
end

-- What lay on the two piles at the end of each round.
function rule.report_piles(story)
  return chart_of(story.rounds, {
    label = "label.piles", across = "label.round", step = "round",
    { "label.draw", "draw", colour = "cyan" }, { "label.discard", "discard", colour = "magenta" },
  })
end

-- The round that a claim is about.
function rule.round_of(story, claim)
  for _, round in ipairs(story.rounds) do
    if round.round == claim.round then return round end
  end
  return {}
end

-- What came out about the thing that a claim is about: the cards, the policy enacted, or the party.
function rule.came_out(story, claim)
  if claim.topic == "investigation" then
    local role = story.roles[claim.player.seat]
    return role and rule.party_of(role) or none
  end
  local round = rule.round_of(story, claim)
  if claim.topic == "peek" then return round.peeked or none end
  if claim.topic == "president-hand" and round.drawn then return round.drawn end
  if claim.topic == "chancellor-hand" and round.handed then return round.handed end
  return round.passed or none
end

-- Each claim beside what came out. Beside one about a party that is who was what.
function rule.report_claims(story, claims)
  local function is_about_a_party(claim) return claim.topic == "investigation" end
  return claims_of(claims, {
    veil = count(claims, is_about_a_party) > 0, round = "label.round",
    { "label.came-out", function(claim) return rule.came_out(story, claim) end },
  })
end
