-- Records, while a house rule is tried out, what it does with the rule that it is put around.
local native, api = ...

-- Separate locals: through `native`, everything that a game leaves there would count as kept by scripts.
local advised, met, base_met = native.advised, native.met, native.base_met
local gave, base_gave, rule_gave, rule_given = native.gave, native.base_gave, native.rule_gave, native.rule_given
local said_on = native.said_on
local begins, ends = native.begins, native.ends

local function passed(note, n, ...)
  note(n, select("#", ...), (...))
  return ...
end

local function given(name, ...)
  rule_gave(name, (...))
  return ...
end

-- Returns a function that wraps a rule and the advice around it so that what passes through them is recorded.
function native.watched(point, written)
  local n = advised(point, written)
  return function(base, advice)
    return function(...)
      base_met(n, select("#", ...), (...))
      return passed(base_gave, n, base(...))
    end, function(inner, ...)
      met(n, select("#", ...), (...))
      return passed(gave, n, advice(inner, ...))
    end
  end
end

-- Does the same for an announcement: records which of its values are passed on.
function native.watched_line(point, written)
  local n, pairs = advised(point, written), native.pairs
  return function(advice, say, to, values, pause, g)
    local before = {}
    for name, value in pairs(values) do before[name] = value end
    met(n, 1, g)
    return advice(function(whom, what, other)
      said_on(n, before, what)
      return say(whom, what, other)
    end, to, values, pause, g)
  end
end

local function after(act, written, check, ...)
  act(written, check)
  return ...
end

-- Does the same while looking for what broke a game: records where the advice's own code begins and ends.
function native.suspected(base, advice, written)
  local check = api.index_of(native.order, "check") and native.rules.check or nil
  return function(...)
    ends(written, check)
    return after(begins, written, check, base(...))
  end, function(...)
    begins(written, check)
    return after(ends, written, check, advice(...))
  end
end

local kinds = { boolean = "yes or no", string = "word", userdata = "none", ["nil"] = "nothing" }

-- Describes the type of a rule's argument.
local function kind_of(value)
  local kind = type(value)
  if kind ~= "table" then return kinds[kind] or kind end
  if value.players and not value.seat and not value.id then return "g" end
  if value.seat and value.name then return "player" end
  if value[1] == nil then return "list or table" end
  local element = kind_of(value[1])
  if element == "list or table" then return "list of lists or tables" end
  return "list of " .. (element:sub(1, 8) == "list of " and "lists of " .. element:sub(9) or element .. "s")
end

local function note_given(name, ...)
  for place = 1, select("#", ...) do rule_given(name, place, kind_of((select(place, ...)))) end
end

-- Records from now on what every rule is given and returns, for the index of a game's rules.
function native.watch_rules()
  for _, name in ipairs(native.order) do
    local body, calls = native.rules[name], 0
    native.rules[name] = function(...)
      calls = calls + 1
      if calls <= 60 then note_given(name, ...) end
      return given(name, body(...))
    end
  end
end
