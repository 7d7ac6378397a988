-- The questions. Each hands its table to the engine, which finds an answer and checks it.
local native, api = ...

native.pure = 0

-- Options may be a list or a function that makes it anew; making it must change nothing.
local function list_of(from)
  if type(from) ~= "function" then return from end
  native.pure = native.pure + 1
  local list = from()
  native.pure = native.pure - 1
  return list
end

-- Asks until the question itself is answered; an any-time act is carried out in between.
function native.ask(q)
  if native.pure > 0 then native.fail("a list, a permission or a status may not ask anything") end
  while true do
    q.options = list_of(q.from)
    q.slots = list_of(q.voters or q.slots)
    local answer, act, words = native.yield(q)
    if act == nil then return answer end
    native.act(act, words)
  end
end

local function ask(q, form)
  q.form = form
  local advice = native.asking[q.id]
  if advice then return advice(q) end
  return native.ask(q)
end

local function members(options, picks)
  local chosen = {}
  for i, pick in ipairs(picks) do chosen[i] = options[pick] end
  return chosen
end

-- One of `from` (players, words), or a list of `count` (or `min` to `max`) different ones.
function api.choose(q)
  local picks = ask(q, "choose")
  if type(picks) == "table" then return members(q.options, picks) end
  return q.options[picks]
end

-- Yes or no.
function api.confirm(q) return ask(q, "confirm") == 1 end

-- One of `from` for every voter, all at once; a list of words in the order of `voters`.
function api.ballots(q)
  local picks = ask(q, "ballots")
  return members(q.options, picks)
end

-- An integer, `min` to `max`.
function api.number(q) return ask(q, "number") end

-- A wait for Enter. It tells the rules nothing and is never in a log.
function api.acknowledge(q) ask(q, "acknowledge") end

-- Which face each of `slots` (players, words, or a number of places) has: a list, `false` for a
-- face nobody told us; or nil where the whole deal is unknown. `from` are the faces, `copies` how
-- many of each. With `chance` the engine deals.
function api.deal(q)
  local picks = ask(q, "deal")
  if picks == nil then return nil end
  local faces = {}
  for i, pick in ipairs(picks) do faces[i] = pick > 0 and q.options[pick] or false end
  return faces
end
