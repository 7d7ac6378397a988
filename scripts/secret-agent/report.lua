-- The report: the game told again by what its reader heard.

-- A row a mission, the tricks of each, all guesses, and how the Contact piles grew.
function rule.report(heard, _, players)
  local story = rule.story(heard)
  local widgets = map(story.missions, rule.report_mission)
  table.insert(widgets, 1, rule.report_missions(story))
  widgets[#widgets + 1] = rule.report_guesses(story)
  widgets[#widgets + 1] = rule.report_piles(story, players)
  return widgets
end

local function add(story, player, n, up)
  story.piles[player.seat] = story.piles[player.seat] + n
  if up then story.up[player.seat] = story.up[player.seat] + n end
end

local function gain_up(story, said) add(story, said.player, 1 + (said.n or 0), true) end

local function gain_down(story, said) add(story, said.player, 1 + (said.n or 0)) end

local function guess_was(word)
  return function(story)
    local guess = story.guesses[#story.guesses]
    if guess then guess.was = word end
  end
end

local function sniped(story, said) story.round.sniped = said.card end

local chapters = {
  mission = function(story, said)
    story.now = { mission = said.mission, director = said.director, rounds = {} }
    story.missions[#story.missions + 1] = story.now
  end,
  ["ask.agent"] = function(story, said) story.now.agent = said.answer end,
  round = function(story, said)
    story.round = { round = said.round, leader = said.player, plays = {} }
    story.now.rounds[#story.now.rounds + 1] = story.round
  end,
  npc = function(story, said) table.insert(story.round.plays, { "npc", said.card }) end,
  played = function(story, said) table.insert(story.round.plays, { said.player, said.card }) end,
  sniped = sniped,
  ["sniped-own"] = sniped,
  ["sniped-away"] = sniped,
  contact = function(story, said)
    story.round.contact, story.round.taker = said.card, said.player
    add(story, said.player, 1, true)
  end,
  ["npc-contact"] = function(story, said) story.round.contact, story.round.taker = said.card, "npc" end,
  guesses = function(story, said)
    table.insert(story.guesses, { mission = story.now.mission, player = said.player, card = said.card })
  end,
  right = function(story, said)
    guess_was("was-right")(story)
    story.now.agent = said.card
  end,
  wrong = guess_was("was-wrong"),
  ["wrong-at-last"] = guess_was("was-wrong"),
  ["agent-was"] = function(story, said) story.now.agent = said.card end,
  ["takes-agent-up"] = gain_up, ["takes-agent-down"] = gain_down, ["takes-hand-up"] = gain_up,
  ["takes-hand-down"] = gain_down, ["takes-cards-up"] = gain_up,
  ["piles-down"] = function(story) story.up = { 0, 0, 0, 0 } end,
  ["contacts-up"] = function(story, said) add(story, said.player, said.n - story.up[said.player.seat], true) end,
}

-- Enters one thing that was heard, and keeps how the piles stand in each mission.
function rule.tell_story(story, said)
  local chapter = chapters[said.id]
  if not chapter then return end
  chapter(story, said)
  if story.now then story.now.piles = { table.unpack(story.piles) } end
end

-- The missions, each with its rounds.
function rule.story(heard)
  local story = { missions = {}, guesses = {}, piles = { 0, 0, 0, 0 }, up = { 0, 0, 0, 0 } }
  for _, said in ipairs(heard) do rule.tell_story(story, said) end
  return story
end

-- A row a mission: who made contact with which card, and who guessed what.
function rule.report_missions(story)
  return table_of(story.missions, {
    label = "label.missions", asked = "recap", { "label.mission-no", "mission" }, "director", "agent",
    { "label.contact", function(mission)
      return map(where(mission.rounds, "contact"), function(round) return { round.taker, round.contact } end)
    end },
    { "label.guesses", function(mission)
      local guesses = where(story.guesses, function(guess) return guess.mission == mission.mission end)
      return map(guesses, function(guess) return { guess.player, guess.card, guess.was } end)
    end },
  })
end

-- A mission's tricks, a row a round.
function rule.report_mission(mission)
  return table_of(mission.rounds, {
    label = "label.mission", asked = "history",
    args = { mission = mission.mission, director = mission.director, agent = mission.agent or "unknown" },
    { "label.mission-no", function() return mission.mission end }, "round", "leader", { "label.played", "plays" },
    "sniped", "contact", "taker",
  })
end

-- Every guess and what came of it.
function rule.report_guesses(story)
  return table_of(story.guesses, {
    label = "label.guesses", asked = "history", { "label.mission-no", "mission" }, { "label.name", "player" }, "card",
    "was",
  })
end

-- The Contact piles at the end of each mission.
function rule.report_piles(story, players)
  return chart_of(story.missions, {
    label = "label.piles", across = "label.mission-no", step = "mission", players = players, by_seat = "piles",
  })
end
