-- What the rules say, and to whom. An announcement is a text id with its values.
local native, api = ...

local NOTHING = {}

-- Says it, whatever stands around it.
function native.utter(to, id, values, pause)
  if native.pure > 0 then native.fail("a list, a permission or a status may not announce anything") end
  native.say(to, id, values or NOTHING, pause or 0)
end

local function say(to, id, values, pause)
  local advice = native.saying[id]
  if advice then return advice(to, values or NOTHING) end
  return native.utter(to, id, values, pause)
end

-- To everybody at the table.
function api.announce(id, values) say("everybody", id, values) end

-- To one player, a list of players, "moderator" or "everybody".
function api.tell(to, id, values) say(to, id, values) end

-- A line of a script read aloud to everybody, then a silence of `pause` seconds.
function api.narrate(id, values, pause) say("everybody", id, values, pause or 2) end

-- A lasting fact about a player, for those it is told to: reveal(chie, chie, "role", "hitler").
function api.reveal(to, subject, key, value)
  if native.pure > 0 then native.fail("a list, a permission or a status may not reveal anything") end
  native.fact(to, subject, key, value)
end

-- Ends the game: win{ winners = list of players, team =, reason =, scores = list by seat }.
-- Nothing after it happens.
function api.win(result)
  if native.pure > 0 then native.fail("a list, a permission or a status may not end the game") end
  native.finish(result)
end
