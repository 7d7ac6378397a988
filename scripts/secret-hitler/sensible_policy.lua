-- Simulated players who play to reasons that a person has. The numbers are chances in a hundred, set so
-- that many games of seven come out as those that people play; what they are held to is in a test.

-- What a government's policy does to the trust in its two halves, and what is seen in the hand besides.
local doubts = {
  fascist = { president = 22, chancellor = 26 },
  liberal = { president = -24, chancellor = -26 },
  handed_two_fascist = 18, -- the Chancellor's of a President who left no choice
  had_the_choice = 200,    -- the President's of a Chancellor who enacted Fascist of one each
  investigated = { liberal = -150, fascist = 150 },
}

local function doubt(player, by) player.doubt = (player.doubt or 0) + by end

-- A Liberal mostly knows of nobody; the Fascists know each other, and Hitler may know nobody either.
local function is_fascist_party(player) return player.role and rule.party_of(player.role) == "fascist" or false end
local function is_liberal(mind) return not is_fascist_party(mind.me) end
local function is_fascist(mind) return is_fascist_party(mind.me) and mind.me.role ~= "hitler" end

local function enacted(mind, face) return mind[face] or 0 end

-- Whether a Chancellor who is Hitler would end the game.
local function is_danger(mind) return enacted(mind, "fascist") >= rule.hitler_zone_begins(mind) end

-- A policy says something about a government, and more to who saw its cards; one that chaos brought says
-- nothing.
local function judge(mind, said)
  mind.liberal, mind.fascist, mind.tracker = said.liberal, said.fascist, 0
  local hand, kept = mind.hand, mind.kept
  mind.hand, mind.kept = nil, nil
  if mind.chaos then
    mind.chaos = false
    return
  end
  local by = doubts[said.face] or doubts.fascist
  if kept then -- I was the President
    local choice = index_of(kept, "liberal") and index_of(kept, "fascist")
    if choice then
      doubt(mind.chancellor, said.face == "fascist" and doubts.had_the_choice or 2 * by.chancellor)
    end
    return
  end
  doubt(mind.chancellor, by.chancellor)
  if hand and not index_of(hand, "liberal") then doubt(mind.president, doubts.handed_two_fascist) end
  doubt(mind.president, by.president)
end

-- How much one doubts a player: a Liberal who was told of a Fascist needs no other reason.
local function doubt_in(mind, player)
  return (player.doubt or 0) + (is_liberal(mind) and is_fascist_party(player) and 150 or 0)
end

-- How much one doubts the two who want to govern.
local function doubt_in_both(mind)
  local both = doubt_in(mind, mind.president) + doubt_in(mind, mind.chancellor)
  if is_danger(mind) then both = both + (mind.chancellor.cleared and -30 or 18) end
  return both
end

local function within(n, least, most) return math.max(least, math.min(n, most)) end

local function ja(chance) return { ja = within(chance, 0, 100), nein = 100 - within(chance, 0, 100) } end

-- Whoever would govern is for it. The others go by their doubts, less so when chaos is near; Fascists
-- hide among them, but for what helps them most.
local function vote(mind)
  if mind.me == mind.president or mind.me == mind.chancellor then return ja(94) end
  local chance = 37 - doubt_in_both(mind) * 3 // 2
  if (mind.tracker or 0) == rule.patience(mind) - 1 then chance = chance + 22 end
  chance = within(chance, 5, 90)
  if is_fascist(mind) then
    if is_danger(mind) and mind.chancellor.role == "hitler" then return ja(58) end
    local helps = is_fascist_party(mind.president) or is_fascist_party(mind.chancellor)
    chance = chance + (helps and 5 or -2)
  end
  return ja(chance)
end

-- A weight for each player there is to choose from.
local function weigh(mind, q, weight)
  local weights = {}
  for _, player in ipairs(q.from) do weights[player] = math.max(1, weight(player, doubt_in(mind, player))) end
  return weights
end

local function trusted(_, its_doubt) return within(60 - its_doubt, 5, 120) end
local function doubted(player, its_doubt)
  return player.cleared and 5 or within(60 + its_doubt, 10, 200)
end

-- Liberals nominate whom they trust; Fascists one of their own who is not too much doubted, and Hitler
-- as soon as that wins.
local function nominate(mind, q)
  return weigh(mind, q, function(player, its_doubt)
    if not is_fascist(mind) then
      return trusted(player, its_doubt) * (is_danger(mind) and player.cleared and 3 or 1)
    end
    if is_danger(mind) and player.role == "hitler" then return 250 end
    return trusted(player, its_doubt) * (is_fascist_party(player) and 2 or 1)
  end)
end

-- Who is doubted is looked into; a Fascist looks at anybody, and says what helps.
local function investigate(mind, q)
  return weigh(mind, q, function(player, its_doubt)
    return is_fascist(mind) and 10 or doubted(player, its_doubt)
  end)
end

local function call(mind, q)
  return weigh(mind, q, function(player, its_doubt)
    return trusted(player, its_doubt) * (is_fascist(mind) and is_fascist_party(player) and 3 or 1)
  end)
end

-- A Fascist spares his own; Hitler and the Liberals shoot whom they doubt.
local function execute(mind, q)
  return weigh(mind, q, function(player, its_doubt)
    if is_fascist(mind) then return is_fascist_party(player) and (player.role == "hitler" and 0 or 3) or 40 end
    return 40 + doubted(player, its_doubt)
  end)
end

-- Whether the game may hang on this policy.
local function decides(mind)
  return enacted(mind, "liberal") == rule.track_length(mind, "liberal") - 1
    or enacted(mind, "fascist") == rule.track_length(mind, "fascist") - 1
end

-- A Liberal President discards Fascist, but for a test of the Chancellor with two Liberal ones. The
-- others mostly discard a Liberal one, though not always: who never lets one pass is soon found out.
local function president_discards(mind)
  local two_liberal = count(mind.hand, "liberal") == 2
  if is_liberal(mind) then return { fascist = two_liberal and 74 or 99, liberal = two_liberal and 26 or 1 } end
  if decides(mind) then return { fascist = 5, liberal = 95 } end
  local chance = two_liberal and 52 or is_fascist(mind) and 37 or 51
  return { fascist = chance, liberal = 100 - chance }
end

-- A Liberal Chancellor enacts Liberal; the others do so, too, as long as trust is worth more.
local function chancellor_enacts(mind)
  if is_liberal(mind) then return { liberal = 996, fascist = 4 } end
  if decides(mind) then return { liberal = 5, fascist = 95 } end
  local chance = is_fascist(mind) and 64 or 70
  return { liberal = chance, fascist = 100 - chance }
end

-- Policies of a third party are to all what Fascist ones are.
local function of_any_face(decide)
  return function(mind, q)
    local weights = decide(mind)
    for _, face in ipairs(q.from) do weights[face] = weights[face] or weights.fascist end
    return weights
  end
end

-- Liberals veto two Fascist policies; nobody else has a reason to.
local function would_drop(mind, hand) return is_liberal(mind) and not index_of(hand or {}, "liberal") end
local function wants_veto(mind) return would_drop(mind, mind.hand) end
local function agrees_to_veto(mind) return would_drop(mind, mind.kept) end

local function keep_hand(mind, said) mind.hand = said.cards end

-- What the President handed on: the three without the one that went.
local function keep_rest(mind, said)
  local kept, gone = {}, index_of(mind.hand, said.answer)
  for at, face in ipairs(mind.hand) do
    if at ~= gone then kept[#kept + 1] = face end
  end
  mind.kept = kept
end

policy("sensible", {
  hear = {
    candidate = function(mind, said) mind.president, mind.chancellor = said.president, nil end,
    nominated = function(mind, said) mind.chancellor = said.chancellor end,
    tracker = function(mind, said) mind.tracker = said.n end,
    chaos = function(mind) mind.chaos = true end,
    enacted = judge,
    ["not-hitler"] = function(_, said) said.player.cleared = true end,
    ["executed.not-hitler"] = function(_, said) said.player.cleared = true end,
    ["investigation.party"] = function(_, said) doubt(said.player, doubts.investigated[said.party]) end,
    ["hand.president"] = keep_hand,
    ["hand.chancellor"] = keep_hand,
    ["ask.president-discard"] = keep_rest,
  },
  answer = {
    nominate = nominate,
    vote = vote,
    ["president-discard"] = of_any_face(president_discards),
    enact = of_any_face(chancellor_enacts),
    veto = wants_veto,
    ["veto-consent"] = agrees_to_veto,
    investigate = investigate,
    ["special-election"] = call,
    execute = execute,
  },
})
