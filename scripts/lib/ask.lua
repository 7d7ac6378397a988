-- The questions. Each hands its table to the engine, which finds an answer and checks it.
local native, api = ...

local asking = {} -- advice around a question, by id
native.asking = asking

local yield, purely, bar = native.yield, native.purely, native.bar

-- The forms of a question, numbered as in the engine.
local CHOOSE, CONFIRM, BALLOTS, DEAL, NUMBER, ACKNOWLEDGE = 0, 1, 2, 3, 4, 5

-- Returns the list that a function supplies, if one does; the engine does the same when it is asked.
local function list_of(from)
  if type(from) == "function" then return purely(from) end
  return from
end

-- Offers all options that anybody may cast, and bars those that are not a voter's own.
local function options_of_each(from, voters)
  local all, known, own = {}, {}, {}
  for place, voter in ipairs(voters) do
    local options = from(voter)
    if type(options) ~= "table" then native.fail("the 'from' of ballots gives each voter a list") end
    own[place] = {}
    for _, option in ipairs(options) do
      own[place][option] = true
      if not known[option] then
        known[option] = true
        all[#all + 1] = option
      end
    end
  end
  for place, options in ipairs(own) do
    for pick, option in ipairs(all) do
      if not options[option] then bar(place, pick, true) end
    end
  end
  return all
end

local function bar_what_is_objected_to(against, options, voters)
  for place, voter in ipairs(voters) do
    for pick, option in ipairs(options) do
      if against(voter, option) then bar(place, pick, false) end
    end
  end
end

-- Returns the options and voters of a ballots question.
local function ballot_lists(q)
  local from, voters = q.from, list_of(q.voters or q.slots)
  if type(voters) ~= "table" then return from, voters end
  if type(from) == "function" then from = purely(options_of_each, from, voters) end
  if type(from) == "table" and type(q.against) == "function" then
    purely(bar_what_is_objected_to, q.against, from, voters)
  end
  return from, voters
end

-- Returns the lists and args of a question that waits, made again after a correction.
function native.again(q)
  if q.voters ~= nil then
    local from, voters = ballot_lists(q)
    return list_of(from), voters, q.args
  end
  return list_of(q.from), list_of(q.slots), q.args
end

-- What every question has goes on the stack; the engine looks up rarer fields in q.
local function put(q, form)
  local from, slots = q.from, q.voters or q.slots
  if form == BALLOTS then from, slots = ballot_lists(q) end
  return yield(q, form, q.id, q.of, from, slots, q.min, q.max, q.secret, q.chance, q.drastic, q.args)
end

-- A number that cannot be every one from min to max, or can be a word, is chosen from a list of all possibilities.
local function choose_number(q)
  local least, most = q.min or 0, q.max
  if not most or most - least > 1000 then
    native.fail("number{…} with except or words needs min and max, at most 1,000 apart")
  end
  if least > most then native.fail("question '" .. q.id .. "': its min is above its max") end
  local chosen, args, why = {}, q.args, q.why
  for name, value in native.pairs(q) do chosen[name] = value end
  chosen.except, chosen.words, chosen.min, chosen.max, chosen.from = nil, nil, nil, nil, {}
  for n = least, most do
    if not api.index_of(q.except or {}, n) then chosen.from[#chosen.from + 1] = tostring(n) end
  end
  for _, word in ipairs(q.words or {}) do chosen.from[#chosen.from + 1] = word end
  function chosen.args()
    local all = { min = least, max = most }
    for name, value in native.pairs((type(args) == "function" and args() or args) or {}) do all[name] = value end
    return all
  end
  if why then
    function chosen.why(candidate) return why(type(candidate) == "string" and tonumber(candidate) or candidate) end
  end
  local answer = put(chosen, CHOOSE)
  return answer and (tonumber(answer) or answer)
end

local function put_number(q)
  if q.except or q.words then return choose_number(q) end
  return put(q, NUMBER)
end

-- Advice passes on the question alone, with its form under a key that no script can name.
local FORM = {}
function native.ask(q)
  if q[FORM] == NUMBER then return put_number(q) end
  return put(q, q[FORM])
end

-- Returns the function that asks questions of a form.
local function asks(form)
  local put_so = form == NUMBER and put_number or function(q) return put(q, form) end
  return function(q)
    local advice = asking[q.id]
    if advice == nil then return put_so(q) end
    q[FORM] = form
    return advice(q)
  end
end

local ask_number = asks(NUMBER)

-- One of `from` (players, words); with `count`, `min` or `max` always a list of different ones.
api.choose = asks(CHOOSE)

-- Yes or no: true or false.
api.confirm = asks(CONFIRM)

-- One of `from` for each voter, all at once; returns a list of words in the order of `voters`.
api.ballots = asks(BALLOTS)

-- An integer from `min` to `max`, except those in the list `except`; or one of `words` instead. Asked most often
-- and without lists, so it takes a short cut.
function api.number(q)
  local id = q.id
  if asking[id] or q.except or q.words then return ask_number(q) end
  return yield(q, NUMBER, id, q.of, nil, nil, q.min, q.max, q.secret, q.chance, q.drastic, q.args)
end

-- Waits for the moderator before the next line to everybody: the screen is passed even if nothing was told or asked
-- in secret since the last one. Tells the rules nothing and is never logged.
api.acknowledge = asks(ACKNOWLEDGE)

-- The face of each of `slots` (players, words, or a number of places): returns a list, with `false` for a face that
-- nobody told us, or nil if the whole deal is unknown. `from` lists the faces, `copies` how many of each exist.
-- With `chance` the engine deals.
api.deal = asks(DEAL)
