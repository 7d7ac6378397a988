-- What the rules announce, and to whom. An announcement is the id of a text with its values.
local native, api = ...

local saying = {} -- advice around an announcement, by id
native.saying = saying

local utter = native.say -- (to, id, values, pause): says it, whatever stands around it

-- Tells one player, a list of players, "moderator" or "everybody".
function api.tell(to, id, values)
  local advice = saying[id]
  if advice then return advice(to, values or {}) end
  utter(to, id, values)
end

-- Tells everybody at the table. A number `timer` among the values is the seconds of a countdown that begins now,
-- ends with the next answer and answers nothing itself. A word `recall` ("votes", "marks", "claims") is what
-- repeating it is a reminder of.
function api.announce(id, values)
  local advice = saying[id]
  if advice then return advice("everybody", values or {}) end
  utter("everybody", id, values)
end

-- Reads a line of a script aloud to everybody, followed by a silence of `pause` seconds.
function api.narrate(id, values, pause)
  local advice = saying[id]
  pause = pause or 2
  if advice then return advice("everybody", values or {}, pause) end
  utter("everybody", id, values, pause)
end

-- Records a lasting fact about a player, for its audience: reveal(chie, chie, "role", "hitler").
function api.reveal(to, subject, key, value) native.fact(to, subject, key, value) end

-- Refuses to begin the game with these settings and this number of players; the text says why. Nothing of the game
-- is kept, and nothing runs after it. Once somebody was asked, it is an error.
function api.refuse(id, values) native.refuse(id, values or {}) end

-- Ends the game: win{ winners = list of players, team =, reason =, scores = list by seat, unknown = those of whom
-- nobody knows whether they won }. Nothing runs after it, unless a correction after the end calls it again.
function api.win(result) native.finish(result) end
