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
      native.base_met(n, (...))
      return passed(native.base_gave, n, base(...))
    end, function(...)
      native.met(n)
      return passed(native.gave, n, advice(...))
    end
  end
end
