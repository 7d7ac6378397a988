-- The report: the game told again by what its reader heard.

-- The turns, how many cards everybody had, how the tokens moved, and what everybody came to.
function rule.report(heard, _, players)
  local story = rule.story(heard, players)
  return { rule.report_turns(story), rule.report_cards(story), rule.report_tokens(story), rule.report_scores(story) }
end

-- Each swap is a step; `player` is whose doing it was.
local function step(story, word, player, swap)
  story.swaps[#story.swaps + 1] = { word = word, player = player, swap = swap }
end

local function centre(story) return #story.players + 1 end

local PAINT = { cia = "blue", kgb = "red", hippie = "yellow" }

local function neighbour(story, seat, by) return (seat - 1 + by) % #story.players + 1 end

-- Somebody saw which token lay at a place after so many swaps.
local function see(story, place, token)
  if PAINT[token] then table.insert(story.seen, { place = place, token = token, after = #story.swaps }) end
end

-- A card more before a player.
local function add_card(story, player)
  story.cards[player.seat] = story.cards[player.seat] + 1
end

-- Where a token lies: 1 and up before the players, and the last number in the centre.
local chapters = {
  ["ask.tokens"] = function(story, said)
    if type(said.answer) ~= "table" then return end
    for i, place in ipairs(said.places) do
      local seat = place == "centre" and centre(story) or place.seat
      see(story, seat, said.answer[i])
    end
  end,
  ["token.own"] = function(story, said) see(story, said.player.seat, said.token) end,
  ["token.player"] = function(story, said) see(story, said.player.seat, said.token) end,
  ["token.centre"] = function(story, said) see(story, centre(story), said.token) end,
  starts = function(story, said) story.starter = said.player end,
  turn = function(story, said)
    story.now = { player = said.player, characters = {}, did = {} }
    story.turns[#story.turns + 1] = story.now
  end,
  drawn = function(story, said) story.now.characters = said.characters end,
  offers = function(story, said) story.now.target = said.target end,
  accepts = function(story) story.now.how = "did-accept" end,
  refuses = function(story) story.now.how = "did-refuse" end,
  intervenes = function(story) story.now.how = "did-intervene" end,
  uncovered = function(story, said)
    story.now.receiver, story.now.character = said.player, said.character
    story.goes_on = said.character == "politician" and said.player
    if not story.goes_on then add_card(story, said.player) end
  end,
  ["seat-set"] = function(story, said) -- the Politician of somebody who leaves stays (R-SE-10)
    if said.player ~= story.goes_on then return end
    story.goes_on = false
    add_card(story, said.player)
  end,
  ["psychiatrist.swaps"] = function(story, said)
    story.now.did = { said.one, said.other }
    step(story, "psychiatrist", said.player, { { said.one.seat, said.other.seat } })
  end,
  ["double-agent.swaps"] = function(story, said)
    step(story, "double-agent", said.player, { { said.player.seat, centre(story) } })
  end,
  ["politician.goes"] = function(story, said)
    story.now.did, story.goes_on = { said.target }, false
    add_card(story, said.target)
  end,
  ["assassin.shoots"] = function(story, said)
    story.now.did = { "bullet", said.target }
    add_card(story, said.target)
  end,
  ["detective.looks"] = function(story, said) story.now.did = { said.target } end,
  ["detective.centre"] = function(story) story.now.did = { "centre" } end,
  ["diplomat.swap"] = function(story, said)
    local seat = said.player.seat
    step(story, "diplomat", said.player, {
      { neighbour(story, seat, 1), centre(story) }, { neighbour(story, seat, -1), centre(story) },
    })
  end,
  ["ask.diplomat"] = function(story, said)
    local swaps = story.swaps[#story.swaps]
    if said.answer == "left" then swaps.swap = { swaps.swap[1] } end
    if said.answer == "right" then swaps.swap = { swaps.swap[2] } end
  end,
  ["token-up"] = function(story, said)
    story.ups[#story.ups + 1] = { player = said.player, origins = said.origins }
    see(story, said.player.seat, said.token)
  end,
  score = function(story, said) -- the last of each player
    for at, one in ipairs(story.scores) do
      if one.player == said.player then story.scores[at] = said end
    end
    if not index_of(story.scores, said) then table.insert(story.scores, said) end
  end,
}

-- Enters one thing that was heard.
function rule.tell_story(story, said)
  local chapter = chapters[said.id]
  if not chapter then return end
  chapter(story, said)
  story.now.cards = { table.unpack(story.cards) }
end

-- The turns, and every swap with the ways it may have gone.
function rule.story(heard, players)
  local story = {
    players = players, seen = {}, turns = {}, swaps = {}, ups = {}, scores = {}, now = { did = {} },
    cards = map(players, function() return 0 end),
  }
  for _, said in ipairs(heard) do rule.tell_story(story, said) end
  return story
end

-- A row a turn: what was drawn, who was offered it, who has it now.
function rule.report_turns(story)
  return table_of(story.turns, {
    label = "label.turns", asked = "history", { "label.turn", function(_, n) return n end }, { "label.name", "player" },
    { "label.drawn", "characters" }, { "label.offered-to", "target" }, { "label.answer", "how" },
    { "label.taker", "receiver" }, { "label.card", "character" }, { "label.whom", "did" },
  })
end

-- How many cards everybody had before them after each turn.
function rule.report_cards(story)
  return chart_of(story.turns, {
    label = "label.course", across = "label.turn", players = story.players, by_seat = "cards",
  })
end

local MOST_WORLDS = 128

local function swapped(world, swap)
  local after = { at = { table.unpack(world.at) }, steps = { table.unpack(world.steps) } }
  local at = after.at
  at[swap[1]], at[swap[2]] = at[swap[2]], at[swap[1]]
  after.steps[#after.steps + 1] = at
  return after
end

-- What each token, by where it began, was seen to be if they went this way; nil where one would be two things.
local function faces_in(story, world)
  local faces = {}
  for _, one in ipairs(story.seen) do
    local token = world.steps[one.after + 1][one.place]
    if (faces[token] or one.token) ~= one.token then return nil end
    faces[token] = one.token
  end
  return faces
end

-- Every way the tokens may have gone, as far as this reader can tell; what was turned up at the end
-- rules some of them out. Nothing where these are too many to follow.
local function worlds_of(story)
  local start = {}
  for place = 1, centre(story) do start[place] = place end
  local worlds = { { at = start, steps = { start } } }
  for _, one in ipairs(story.swaps) do
    local after = {}
    for _, world in ipairs(worlds) do
      for _, swap in ipairs(one.swap) do after[#after + 1] = swapped(world, swap) end
    end
    worlds = after
    if #worlds > MOST_WORLDS then return nil end
  end
  for _, up in ipairs(story.ups) do
    if #up.origins == 1 then
      local origin = up.origins[1]
      local token = origin == "centre" and centre(story) or origin.seat
      worlds = where(worlds, function(world) return world.at[up.player.seat] == token end)
    end
  end
  return where(worlds, function(world) return faces_in(story, world) ~= nil end)
end

-- Where the token that began at `token` lay after each step; none where that cannot be told.
local function path_of(story, worlds, token)
  local path = {}
  for i = 1, #story.swaps + 1 do
    local places = {}
    for _, world in ipairs(worlds) do
      local place = index_of(world.steps[i], token)
      if not index_of(places, place) then places[#places + 1] = place end
    end
    path[i] = #places == 1 and places[1] or none
  end
  return path
end

-- What a token was seen to be, whichever way they went.
local function face_of(story, worlds, token)
  local face = worlds[1] and faces_in(story, worlds[1])[token]
  local function is_it(world) return faces_in(story, world)[token] == face end
  return count(worlds, is_it) == #worlds and face or nil
end

-- How each token went from place to place. A token is called by where it began.
function rule.report_tokens(story)
  local worlds = worlds_of(story)
  if not worlds then return { kind = "line", id = "tokens-lost" } end
  local places = map(story.players, function(player) return player end)
  places[#places + 1] = "centre"
  local steps = { "at-the-start" }
  for _, one in ipairs(story.swaps) do steps[#steps + 1] = { one.word, one.player } end
  local hidden = #story.seen > 0 and "green" or nil  -- no colour of a face; each its own where none is known
  local token = 0
  return {
    kind = "flow", label = "label.tokens", veil = true, places = places, steps = steps,
    things = map(places, function(place)
      token = token + 1
      local face = face_of(story, worlds, token)
      return {
        label = face and { place, face } or place, colour = PAINT[face] or hidden,
        places = path_of(story, worlds, token),
      }
    end),
  }
end

-- What was turned up, and what it came to.
function rule.report_scores(story)
  return table_of(story.scores, { label = "label.scores", veil = true, { "label.name", "player" }, "token", "points" })
end
