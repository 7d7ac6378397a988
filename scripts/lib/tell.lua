-- What the rules say, and to whom. An announcement is a text id with its values.
local native, api = ...

local saying = {} -- advice around an announcement, by id
native.saying = saying

local utter = native.say -- (to, id, values, pause): says it, whatever stands around it

-- To one player, a list of players, "moderator" or "everybody".
function api.tell(to, id, values)
  local advice = saying[id]
  if advice then return advice(to, values or {}) end
  utter(to, id, values)
end

-- To everybody at the table. A number `timer` among the values is the seconds of a countdown that
-- begins now, ends with the next answer and answers nothing itself. A word `recall` ("votes", "marks",
-- "claims") says what telling it again would remind of.
function api.announce(id, values)
  local advice = saying[id]
  if advice then return advice("everybody", values or {}) end
  utter("everybody", id, values)
end

-- A line of a script read aloud to everybody, then a silence of `pause` seconds.
function api.narrate(id, values, pause)
  local advice = saying[id]
  pause = pause or 2
  if advice then return advice("everybody", values or {}, pause) end
  utter("everybody", id, values, pause)
end

-- A lasting fact about a player, for those it is told to: reveal(chie, chie, "role", "hitler").
function api.reveal(to, subject, key, value) native.fact(to, subject, key, value) end

-- Refuses to begin the game as it is set, for so many players: the text says why. Nothing is kept of it, and
-- nothing after it happens.
function api.refuse(id, values) native.refuse(id, values or {}) end

-- Ends the game: win{ winners = list of players, team =, reason =, scores = list by seat, unknown = those of whom
-- nobody knows whether they won }. Nothing after it happens, unless a correction after the end gives it anew.
function api.win(result) native.finish(result) end
