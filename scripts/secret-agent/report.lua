-- The report: the game told again by what its reader heard.

-- The tricks of each mission, all guesses, and how the Contact piles grew.
function rule.report(heard, _, players)
  local story = rule.story(heard)
  local widgets = map(story.missions, rule.report_mission)
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
  sniped = function(story, said) story.round.sniped = said.card end,
  ["sniped-own"] = function(story, said) story.round.sniped = said.card end,
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
  ["corrected-of"] = function(story, said)
    if said.item == "contacts" then add(story, said.player, said.value - story.up[said.player.seat], true) end
  end,
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

-- A mission's tricks, a row a round.
function rule.report_mission(mission)
  return {
    kind = "table", label = "label.mission", asked = "history", args = {
      mission = mission.mission, director = mission.director, agent = mission.agent or "unknown",
    },
    columns = {
      "label.mission-no", "label.round", "label.leader", "label.played", "label.sniped", "label.contact", "label.taker",
    },
    rows = map(mission.rounds, function(round)
      return {
        mission.mission, round.round, round.leader, round.plays, round.sniped or none, round.contact or none,
        round.taker or none,
      }
    end),
  }
end

-- Every guess and what came of it.
function rule.report_guesses(story)
  return {
    kind = "table", label = "label.guesses", asked = "history",
    columns = { "label.mission-no", "label.name", "label.card", "label.was" },
    rows = map(story.guesses, function(guess)
      return { guess.mission, guess.player, guess.card, guess.was or none }
    end),
  }
end

-- The Contact piles at the end of each mission.
function rule.report_piles(story, players)
  return {
    kind = "chart", label = "label.piles", across = "label.mission-no",
    steps = map(story.missions, function(mission) return mission.mission end),
    lines = map(players, function(player)
      return { label = player, values = map(story.missions, function(mission) return mission.piles[player.seat] end) }
    end),
  }
end
