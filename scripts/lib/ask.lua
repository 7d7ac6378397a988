-- The questions. Each hands its table to the engine, which finds an answer and checks it.
local native, api = ...

local asking = {} -- advice around a question, by id
native.asking = asking

local yield = native.yield

-- The forms of a question, as the engine numbers them.
local CHOOSE, CONFIRM, BALLOTS, DEAL, NUMBER, ACKNOWLEDGE = 0, 1, 2, 3, 4, 5

-- What every question has goes on the stack; what few have is looked up in q itself.
local function put(q, form)
  return yield(q, form, q.id, q.of, q.from, q.voters or q.slots, q.min, q.max, q.secret, q.chance, q.drastic, q.args)
end

-- Advice hands on the question alone.
function native.ask(q) return put(q, q.form) end

-- How questions of a form are asked.
local function asks(form)
  return function(q)
    local advice = asking[q.id]
    if advice == nil then return put(q, form) end
    q.form = form
    return advice(q)
  end
end

local ask_number = asks(NUMBER)

-- One of `from` (players, words); with `count`, `min` or `max` always a list of different ones.
api.choose = asks(CHOOSE)

-- Yes or no: true or false.
api.confirm = asks(CONFIRM)

-- One of `from` for every voter, all at once; a list of words in the order of `voters`.
api.ballots = asks(BALLOTS)

-- An integer, `min` to `max`. Asked most of all, and without lists: it takes no detour.
function api.number(q)
  local id = q.id
  if asking[id] then return ask_number(q) end
  return yield(q, NUMBER, id, q.of, nil, nil, q.min, q.max, q.secret, q.chance, q.drastic, q.args)
end

-- A wait for the moderator before the next line to everybody: where nothing was told or asked in secret since
-- the last one, the screen is passed all the same. It tells the rules nothing and is never in a log.
api.acknowledge = asks(ACKNOWLEDGE)

-- Which face each of `slots` (players, words, or a number of places) has: a list, `false` for a
-- face nobody told us; or nil where the whole deal is unknown. `from` are the faces, `copies` how
-- many of each. With `chance` the engine deals.
api.deal = asks(DEAL)
