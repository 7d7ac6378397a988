-- While a house rule is tried out: what it does with the rule it stands around is noted.
local native = ...

local function passed(note, n, ...)
  note(n, (...))
  return ...
end

-- What makes of the rule and the advice around it the same two, with what goes through them noted.
function native.watched(point, written)
  local n = native.advised(point, written)
  return function(base, advice)
    return function(...)
      native.base_met(n, select("#", ...), (...))
      return passed(native.base_gave, n, base(...))
    end, function(inner, ...)
      native.met(n, select("#", ...), (...))
      return passed(native.gave, n, advice(inner, ...))
    end
  end
end

-- From now on what every rule gives is noted, for the index of a game's rules.
function native.watch_rules()
  for _, name in ipairs(native.order) do
    local body = native.rules[name]
    native.rules[name] = function(...) return passed(native.rule_gave, name, body(...)) end
  end
end
