-- The report: the game told again by what its reader heard.

-- Round after round, every trial, who voted with whom, and what was claimed.
function rule.report(heard, claims, players)
  local story = rule.story(heard)
  return {
    rule.report_rounds(story), rule.report_trials(story), rule.report_votes(story, players),
    rule.report_claims(story, claims),
  }
end

-- What each announcement adds to the story. `now` is the round that is played.
local chapters = {
  ["night-falls"] = function(story, said)
    rule.story_goes_on(story, said.night)
  end,
  talk = function(story, said) rule.story_goes_on(story, said.round) end,
  accused = function(story, said)
    story.accused = { accuser = said.accuser, second = said.second }
  end,
  votes = function(story, said) rule.story_trial(story, said) end,
  pointed = function(story, said) rule.story_trial(story, said) end,
  ["ask.vote"] = function(story, said) story.ballots[#story.ballots + 1] = said end,
}

-- A round begins with its night or its day, whichever is first.
function rule.story_goes_on(story, round)
  if story.now.round == round then return end
  story.now = { round = round, died = {}, lynched = {}, left = {} }
  story.rounds[#story.rounds + 1] = story.now
end

-- The secret questions that are deeds of the night, by the roles that are asked; also of one that wakes with others.
function rule.deeds(_)
  local deeds, order = {}, rule.night_order()
  for _, about in ipairs(roles()) do
    if about.asks and not index_of(order, about.id) then
      table.insert(order, 1 + (index_of(order, about.behind) or #order), about.id)
    end
  end
  for _, role in ipairs(order) do
    for _, id in ipairs((roles(role) or {}).asks or {}) do deeds[#deeds + 1] = id end
  end
  return deeds
end

-- Enters one thing that was heard. A house rule that adds to what a round is enters its own here.
function rule.tell_story(story, said)
  local chapter = chapters[said.id]
  if chapter then chapter(story, said) end
  if rule.shows_card(said) then story.shown[said.player.seat] = said.role end
  for _, deed in ipairs(story.deeds) do
    if said.id == "ask." .. deed then story.now[deed] = said.answer end
  end
  for _, way in ipairs(story.ways) do
    if way.id == said.id then rule.story_dies(story.now, way.column, said.players or { said.player }) end
  end
end

-- Some die in a round, each way in a column of its own.
function rule.story_dies(round, column, players)
  round[column] = round[column] or {}
  for _, player in ipairs(players) do table.insert(round[column], player) end
end

-- What was counted for and against one player.
function rule.story_trial(story, said)
  local before = story.accused or {}
  story.trials[#story.trials + 1] = {
    round = story.now.round, player = said.player, accuser = before.accuser, second = before.second, votes = said.lynch,
    voters = said.voters,
  }
  story.accused = nil
end

-- The rounds, the trials, and how all voted each time.
function rule.story(heard)
  local story = {
    rounds = {}, trials = {}, ballots = {}, shown = {}, ways = rule.ways_to_die(), deeds = rule.deeds(),
    now = { died = {}, lynched = {}, left = {} },
  }
  for _, said in ipairs(heard) do rule.tell_story(story, said) end
  return story
end

-- The ways to die: what announces each, and the column it has; after the first two only where somebody did.
function rule.ways_to_die()
  return {
    { id = "died-in-the-night", column = "died" }, { id = "lynched", column = "lynched" },
    { id = "has-left", column = "left" }, { id = "dies-of-grief", column = "grief" },
    { id = "dead-by-ruling", column = "by-ruling" },
  }
end

local function with_cards(story, players)
  local cell = {}
  for _, player in ipairs(players or {}) do
    local card = story.shown[player.seat]
    cell[#cell + 1] = card and { player, card } or player
  end
  return cell
end

-- A row a round: who died how, and what card they showed.
function rule.report_rounds(story)
  local about = { label = "label.rounds", asked = "history", "round" }
  for _, way in ipairs(story.ways) do
    local column = way.column
    about[#about + 1] = {
      "label." .. column, function(round) return with_cards(story, round[column]) end,
      if_told = column ~= "died" and column ~= "lynched",
    }
  end
  for _, deed in ipairs(story.deeds) do about[#about + 1] = { "label." .. deed, deed, if_told = true } end
  return table_of(story.rounds, about)
end

-- A row a trial: who was accused by whom, and whose hands were up.
function rule.report_trials(story)
  return table_of(story.trials, {
    label = "label.trials", asked = "history", "round", { "label.accused", "player" }, "accuser", "second",
    { "label.for", "votes" }, "voters",
  })
end

local function vote_of(ballot, player)
  local at = index_of(ballot.places, player)
  return at and ballot.answer[at]
end

-- Who voted with whom.
function rule.report_votes(story, players)
  return {
    kind = "matrix", label = "label.voted-with", asked = "votes", heads = players,
    rows = voted_alike(players, story.ballots, vote_of),
  }
end

-- Each claim beside the card that was shown later, which is who was what.
function rule.report_claims(story, claims)
  return claims_of(claims, {
    veil = true,
    { "label.card", function(claim) return story.shown[(claim.player or claim.of).seat] end },
  })
end
