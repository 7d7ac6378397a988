-- The questions. Each hands its table to the engine, which finds an answer and checks it.
local native, api = ...

native.pure = 0

-- The forms of a question, as the engine numbers them.
local CHOOSE, CONFIRM, BALLOTS, DEAL, NUMBER, ACKNOWLEDGE = 0, 1, 2, 3, 4, 5

-- Options may be a list or a function that makes it anew; making it must change nothing.
local function list_of(from)
  if type(from) ~= "function" then return from end
  native.pure = native.pure + 1
  local list = from()
  native.pure = native.pure - 1
  return list
end

-- Asks until the question itself is answered; an any-time act is carried out in between.
-- Returns the answer, and the options it was chosen from.
function native.ask(q, form)
  if native.pure > 0 then native.fail("a list, a permission or a status may not ask anything") end
  while true do
    local options, slots = list_of(q.from), list_of(q.voters or q.slots)
    if form == nil then form = q.form end
    if q.form then q.options = options end
    -- What every question has goes on the stack; what few have is looked up in q itself.
    local answer, act, words = native.yield(q, form, q.id, q.of, options, slots, q.min, q.max, q.secret,
      q.chance, q.drastic, q.args)
    if act == nil then return answer, options end
    native.act(act, words)
  end
end

local function ask(q, form)
  local advice = native.asking[q.id]
  if advice == nil then return native.ask(q, form) end
  q.form = form -- advice passes on the question and the answer only
  return advice(q), q.options
end

local function members(options, picks)
  local chosen = {}
  for i, pick in ipairs(picks) do chosen[i] = options[pick] end
  return chosen
end

-- One of `from` (players, words), or a list of `count` (or `min` to `max`) different ones.
function api.choose(q)
  local picks, options = ask(q, CHOOSE)
  if type(picks) == "table" then return members(options, picks) end
  return options[picks]
end

-- Yes or no.
function api.confirm(q) return ask(q, CONFIRM) == 1 end

-- One of `from` for every voter, all at once; a list of words in the order of `voters`.
function api.ballots(q)
  local picks, options = ask(q, BALLOTS)
  return members(options, picks)
end

-- An integer, `min` to `max`.
function api.number(q) return (ask(q, NUMBER)) end

-- A wait for Enter. It tells the rules nothing and is never in a log.
function api.acknowledge(q) ask(q, ACKNOWLEDGE) end

-- Which face each of `slots` (players, words, or a number of places) has: a list, `false` for a
-- face nobody told us; or nil where the whole deal is unknown. `from` are the faces, `copies` how
-- many of each. With `chance` the engine deals.
function api.deal(q)
  local picks, options = ask(q, DEAL)
  if picks == nil then return nil end
  local faces = {}
  for i, pick in ipairs(picks) do faces[i] = pick > 0 and options[pick] or false end
  return faces
end
