-- The story: a game in order, from what one reader heard.

local function people(those) return type(those) == "table" and those or {} end

local function mission(word)
  return function(story, said)
    table.insert(story.missions, {
      mission = said.mission, team = said.team, fails = said.fails, result = word, leader = story.now.leader,
    })
  end
end

-- What each announcement adds. `now` is the team that was proposed last.
local chapters = {
  proposed = function(story, said)
    story.now = { mission = said.mission, attempt = said.attempt, leader = said.leader, team = said.team }
    table.insert(story.proposals, story.now)
  end,
  votes = function(story, said) story.now.yes, story.now.no = people(said.yes), people(said.no) end,
  rejected = function(story) story.now.outcome = "was-rejected" end,
  mission = function(story, said) story.size[said.mission] = said.size end,
  ["mission-succeeds"] = mission("success"),
  ["mission-fails"] = mission("fail"),
  ["role-was"] = function(story, said) story.roles[said.player.seat] = said.role end,
  ["ask.mission"] = function(story, said)
    for at, player in ipairs(said.places) do
      story.cards[player.seat .. " " .. story.now.mission] = said.answer[at]
    end
  end,
}

-- Enters one thing that was heard. A house rule that changes what a mission is enters its own here.
function rule.tell_story(story, said)
  local chapter = chapters[said.id]
  if chapter then chapter(story, said) end
end

-- All of it: every proposal, every mission, and who was what, as far as the reader heard.
function rule.story(heard)
  local story = { proposals = {}, missions = {}, size = {}, roles = {}, cards = {}, now = {} }
  for _, said in ipairs(heard) do rule.tell_story(story, said) end
  for _, one in ipairs(story.proposals) do
    if one.yes and not one.outcome then one.outcome = "went" end
  end
  return story
end

-- The side that somebody's card showed, or nil.
function rule.came_out_as(story, player)
  local role = story.roles[player.seat]
  return role and rule.side(role)
end
