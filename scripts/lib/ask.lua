-- The questions. Each hands its table to the engine, which finds an answer and checks it.
local native, api = ...

local asking = {} -- advice around a question, by id
native.asking = asking

local yield = native.yield

-- The forms of a question, as the engine numbers them.
local CHOOSE, CONFIRM, BALLOTS, DEAL, NUMBER, ACKNOWLEDGE = 0, 1, 2, 3, 4, 5

-- Options may be a list or a function that makes it anew; making it must change nothing.
local function list_of(from)
  if type(from) ~= "function" then return from end
  native.pure(true)
  local list = from()
  native.pure(false)
  return list
end

-- What every question has goes on the stack; what few have is looked up in q itself.
local function put(q, form)
  local options, slots = q.from, q.voters or q.slots
  return yield(q, form, q.id, q.of, options and list_of(options), slots and list_of(slots), q.min, q.max,
    q.secret, q.chance, q.drastic, q.args)
end

-- The lists of a question made anew, and its args, for one that waits after a correction.
function native.again(q)
  local options, slots = q.from, q.voters or q.slots
  return options and list_of(options), slots and list_of(slots), q.args
end

-- Advice hands on the question alone.
function native.ask(q) return put(q, q.form) end

local function ask(q, form)
  local advice = asking[q.id]
  if advice == nil then return put(q, form) end
  q.form = form
  return advice(q)
end

-- One of `from` (players, words); with `count`, `min` or `max` always a list of different ones.
function api.choose(q) return ask(q, CHOOSE) end

-- Yes or no: true or false.
function api.confirm(q) return ask(q, CONFIRM) end

-- One of `from` for every voter, all at once; a list of words in the order of `voters`.
function api.ballots(q) return ask(q, BALLOTS) end

-- An integer, `min` to `max`. Asked most of all, and without lists: it takes no detour.
function api.number(q)
  local id = q.id
  if asking[id] then return ask(q, NUMBER) end
  return yield(q, NUMBER, id, q.of, nil, nil, q.min, q.max, q.secret, q.chance, q.drastic, q.args)
end

-- A wait for Enter of whomever something was told last, on a screen that is passed to them: what is told
-- behind it is shown by itself. It tells the rules nothing and is never in a log.
function api.acknowledge(q) ask(q, ACKNOWLEDGE) end

-- Which face each of `slots` (players, words, or a number of places) has: a list, `false` for a
-- face nobody told us; or nil where the whole deal is unknown. `from` are the faces, `copies` how
-- many of each. With `chance` the engine deals.
function api.deal(q) return ask(q, DEAL) end
