-- While a house rule is tried out: what it does with the rule it stands around is noted.
local native, api = ...

-- Each by itself: through `native` all that a game leaves there would be taken for what scripts keep.
local advised, met, base_met = native.advised, native.met, native.base_met
local gave, base_gave, rule_gave = native.gave, native.base_gave, native.rule_gave
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

-- What makes of the rule and the advice around it the same two, with what goes through them noted.
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

-- The same of an announcement: which of its values are handed on to what says it.
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

-- While it is sought who broke a game: likewise, with it noted where the advice's own code begins and ends.
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

-- From now on what every rule gives is noted, for the index of a game's rules.
function native.watch_rules()
  for _, name in ipairs(native.order) do
    local body = native.rules[name]
    native.rules[name] = function(...) return given(name, body(...)) end
  end
end
