-- Simulated players who play to reasons that a person has. The numbers are chances in a hundred, or weights,
-- set so that games of six end about as those that people play; what they are held to is in a test.

local function is_evil(mind) return mind.me.role ~= nil and rule.is_evil(mind.me.role) end

local function is_known(player) return player.seen == "evil" end

-- Of a mission that succeeded everybody thinks that somebody evil would mostly have failed it: so much less
-- likely, of 100, is who may be evil for each of them that was on it.
local HELD_BACK = 45

-- How likely a world is: in fewer missions that succeeded were evil on the team.
local function likely(mind, world)
  local weight = 10000
  for _, mission in ipairs(mind.book.missions) do
    for _ = mission.fails + 1, rule.how_many(world & mission.set) do weight = weight * HELD_BACK // 100 end
  end
  return weight
end

-- How much one doubts each player, of 100: in how much of all that can be they are evil, beside what everybody
-- saw and what one knows alone.
local function judge(mind)
  local all, evil = 0, {}
  for _, world in ipairs(rule.worlds(mind.book)) do
    local fits = rule.is_in(world, mind.me) == is_evil(mind)
    for _, player in ipairs(mind.players) do
      fits = fits and not (is_known(player) and not rule.is_in(world, player))
    end
    local weight = fits and likely(mind, world) or 0
    all = all + weight
    for _, player in ipairs(mind.players) do
      evil[player.seat] = (evil[player.seat] or 0) + (rule.is_in(world, player) and weight or 0)
    end
  end
  for _, player in ipairs(mind.players) do player.doubt = all > 0 and 100 * evil[player.seat] // all or 50 end
end

local function enter(mind, said)
  mind.book = mind.book or rule.new_book()
  rule.enter(mind.book, said)
end

local function carried_out(mind, said)
  enter(mind, said)
  local word = said.fails > 0 and "failed" or "succeeded"
  mind[word] = (mind[word] or 0) + 1
end

local function evil_among(mind, team)
  return count(team, is_known) + (is_evil(mind) and index_of(team, mind.me) and 1 or 0)
end

-- Everybody goes oneself. The good take whom they doubt least, and evil whom the good would take.
local function team(mind, q)
  local weights = {}
  judge(mind)
  for _, player in ipairs(q.from) do
    local trust = 101 - player.doubt
    weights[player] = trust * trust * trust // 1000 + 1
    if is_evil(mind) then weights[player] = is_known(player) and 8 or 200 end
    if player == mind.me then weights[player] = 100000 end
  end
  return weights
end

local function approve(chance) return { approve = chance, reject = 100 - chance } end

-- The leader is for the team, and the good are for any where the next rejection loses. Otherwise the good are
-- against whom they doubt, and evil hide among them, but want one of their own to go.
local function vote(mind)
  if mind.leader == mind.me then return approve(98) end
  if mind.attempt >= rule.patience(mind) then return approve(is_evil(mind) and 50 or 99) end
  if is_evil(mind) then return approve(evil_among(mind, mind.team) > 0 and 55 or 45) end
  judge(mind)
  local worst = 0
  for _, player in ipairs(mind.team) do
    if player ~= mind.me then worst = math.max(worst, player.doubt) end
  end
  local chance = math.max(2, 105 - 2 * worst)
  return approve(math.min(95, chance + (index_of(mind.team, mind.me) and 10 or 0)))
end

-- Evil fail where it decides; early on, and beside another of them, they mostly hold back.
local function mission(mind)
  if not is_evil(mind) then return "success" end
  if (mind.failed or 0) == 2 or (mind.succeeded or 0) == 2 then return { fail = 90, success = 10 } end
  local chance = mind.mission == 1 and 15 or evil_among(mind, mind.team) > 1 and 35 or 60
  return { success = 100 - chance, fail = chance }
end

-- Who voted against evil and for good, more than the others did, may be Merlin.
local function assassinate(_, q)
  local weights = {}
  for _, player in ipairs(q.from) do
    local knew = math.max(1, 12 + (player.knew or 0))
    weights[player] = is_known(player) and 0 or knew * knew * knew
  end
  return weights
end

-- What evil note for that: each vote on a team that was not the own.
local function note_votes(mind, said)
  if not is_evil(mind) then return end
  local yes = type(said.yes) == "table" and said.yes or {}
  local evil = evil_among(mind, mind.team) > 0
  for _, player in ipairs(mind.players) do
    if player ~= mind.leader then
      local approved = index_of(yes, player) ~= nil
      player.knew = (player.knew or 0) + (approved ~= evil and 2 or -2)
    end
  end
end

policy("sensible", {
  hear = {
    ["round-table"] = enter,
    proposed = function(mind, said)
      mind.mission, mind.attempt, mind.leader, mind.team = said.mission, said.attempt, said.leader, said.team
    end,
    votes = note_votes,
    ["mission-fails"] = carried_out,
    ["mission-succeeds"] = carried_out,
  },
  answer = { team = team, vote = vote, mission = mission, assassinate = assassinate },
})
