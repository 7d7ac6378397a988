-- The identity tokens, followed from place to place. A place is a player or "centre".
--
-- A token is known by where it started: number i before player i, the last one in the centre. As a
-- rule there is one way they can lie. When a Diplomat's side stays unknown there are two, and each
-- such way is a `world`: which token lies at each place, and the faces known if that is the truth.
local FACES = { "cia", "kgb", "hippie" }

local function index(g, place) return place == "centre" and #g.players + 1 or place.seat end

local function possible(g, world, place) return cards.possible(world, "tokens", world.at[index(g, place)]) end

local function copy(value)
  if type(value) ~= "table" then return value end
  local made = {}
  for key, part in pairs(value) do made[key] = copy(part) end
  return made
end

-- Of how many tokens the face is known, wherever they lie.
local function known_faces(g)
  local world = g.worlds[1]
  return count(world.at, function(token) return cards.face(world, "tokens", token) end)
end

-- As many CIA as KGB, one token more than players, and one Hippie or two to make that come out.
function rule.token_counts(g)
  local n = #g.players
  local hippies = n % 2 == 0 and 1 or 2
  local members = (n + 1 - hippies) // 2
  return { cia = members, kgb = members, hippie = hippies }
end

-- One token to each player, the last to the centre, all face down.
function rule.deal_tokens(g)
  local counts, world, places = rule.token_counts(g), {}, map(g.players, function(player) return player end)
  places[#places + 1] = "centre"
  world.at = cards.new(world, "tokens", map(FACES, function(face) return { face, counts[face] } end))
  g.worlds = { world }
  local app = dealt("tokens")
  announce(app and "setup.tokens-dealt" or "setup.tokens", counts)
  cards.deal(world, "tokens", world.at,
    { id = "tokens", slots = places, secret = true, chance = app, unknown = not app, args = { first = g.players[1] } })
  local told = known_faces(g)
  g.hushed = told > 0 and told < #places
  if app then rule.list_tokens(g) end
  rule.remember_tokens(g)
end

-- The moderator, who was told where they lay, may look up where they are now, as far as that is certain.
function rule.remember_tokens(g)
  local faces = map(g.players, function(player) return rule.token_at(g, player) or "unknown" end)
  g.followed = g.followed or count(faces, "unknown") < #faces
  for seat, face in ipairs(g.followed and faces or {}) do reveal("moderator", g.players[seat], "token", face) end
end

-- The moderator lays the tokens the app has dealt, and has to be told which goes where.
function rule.list_tokens(g)
  for _, player in ipairs(g.players) do
    tell("moderator", "token.player", { player = player, token = rule.token_at(g, player) })
  end
  tell("moderator", "token.centre", { token = rule.token_at(g, "centre") })
end

-- The faces the token at a place may have.
function rule.tokens_possible(g, place)
  return where(FACES, function(face)
    return count(g.worlds, function(world) return index_of(possible(g, world, place), face) ~= nil end) > 0
  end)
end

-- Whether the tokens can lie before all players as they are said to now, with what is `left` in the centre.
function rule.can_lie_so(g, left)
  local centre = where(FACES, function(face) return left[face] > 0 end)[1]
  return count(g.worlds, function(world)
    return index_of(possible(g, world, "centre"), centre)
      and count(g.players, function(player) return not index_of(possible(g, world, player), player.token) end) == 0
  end) > 0
end

-- The face of the token at a place, where it is certain.
function rule.token_at(g, place)
  local faces = rule.tokens_possible(g, place)
  return #faces == 1 and faces[1] or nil
end

-- Where the token that lies at a place may have started: nearly always one place.
function rule.origins(g, place)
  local found = {}
  for _, world in ipairs(g.worlds) do
    local started = g.players[world.at[index(g, place)]] or "centre"
    if not index_of(found, started) then found[#found + 1] = started end
  end
  return found
end

-- Two tokens change places.
function rule.swap(g, one, other)
  local a, b = index(g, one), index(g, other)
  for _, world in ipairs(g.worlds) do world.at[a], world.at[b] = world.at[b], world.at[a] end
end

-- One of two swaps happened, and we were not told which.
function rule.swap_either(g, place, one, other)
  local worlds = {}
  for _, side in ipairs{ one, other } do
    local before = { players = g.players, worlds = copy(g.worlds) }
    rule.swap(before, place, side)
    for _, world in ipairs(before.worlds) do worlds[#worlds + 1] = world end
  end
  g.worlds = worlds
end

-- A token is turned up. Asked only while in doubt; where some were told in secret, of every token, so that
-- nobody learns from it which. Who does not say stays "unknown".
function rule.show_token(g, player)
  local faces = rule.tokens_possible(g, player)
  local face = not g.hushed and #faces == 1 and faces[1]
  while not face do
    local from = { table.unpack(g.hushed and FACES or faces) }
    from[#from + 1] = "unknown"
    local said = choose{ id = "token-of", of = player, from = from, revealed = true,
      args = { origins = rule.origins(g, player) } }
    if said == "unknown" then return #faces == 1 and faces[1] or said end
    face = index_of(faces, said) and said
    if not face then announce("cannot-be") end
  end
  rule.learn_token(g, player, face)
  return face
end

-- The token at a place is this one: what cannot have led to it is ruled out.
function rule.learn_token(g, player, face)
  g.worlds = where(g.worlds, function(world) return index_of(possible(g, world, player), face) ~= nil end)
  for _, world in ipairs(g.worlds) do cards.learn(world, "tokens", world.at[player.seat], face) end
  rule.remember_tokens(g)
end

-- Somebody looks at a token. Where we know them all, they are told what they see, and nobody else is. Where we know
-- some, nobody sees by whether there is something to tell which of them lies there.
function rule.look(g, viewer, place)
  local known = known_faces(g)
  local face = known == #g.worlds[1].at and rule.token_at(g, place)
  if not face then
    if known > 0 and viewer ~= "everybody" then tell(viewer, "token.not-known") end
  elseif place == "centre" then
    tell(viewer, "token.centre", { token = face })
  elseif place == viewer then
    tell(viewer, "token.own", { player = viewer, token = face })
  else
    tell(viewer, "token.player", { player = place, token = face })
  end
end
