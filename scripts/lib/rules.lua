-- Named rules, and the advice that house rules put around them.
local native, api = ...

local rules = {}
native.rules = rules
native.order = {} -- rule names in the order in which the game wrote them

local defined = {} -- name -> by whom, "game" or "variant"
native.setmetatable(rules, {
  __index = function(_, name) native.unknown("rule", name, native.order) end,
})

-- `rule.NAME` calls through this proxy, and so reaches whatever a variant put around NAME. The game's files define
-- rules, and a variant its own, only while they are loaded.
api.rule = native.setmetatable({}, {
  __index = rules,
  __newindex = function(_, name, body)
    if type(name) ~= "string" or type(body) ~= "function" then
      native.fail("a rule is a function with a name: function rule.elected(g, ja) … end")
    end
    if native.stage == "play" then native.fail("rules are defined while the file is loaded") end
    if defined[name] == "game" and native.stage == "variant" then
      native.fail("rule." .. name .. " is the game's: change it with around(\"" .. name
        .. "\", function(base, …) … end), or give a rule of your own another name")
    end
    if defined[name] then native.fail("rule '" .. name .. "' is defined twice") end
    defined[name], rules[name] = native.stage, body
    native.order[#native.order + 1] = name
  end,
})

-- Splits "ask.vote" into the table of advice and the id; a bare name is a rule.
local function join_point(name)
  if type(name) ~= "string" then native.fail("around, before and after take a name first") end
  if name:sub(1, 4) == "ask." then
    if not native.has_text(name) then native.unknown("question", name:sub(5), native.text_ids("ask.")) end
    return native.asking, name:sub(5)
  elseif name:sub(1, 4) == "say." then
    local id = name:sub(5)
    if not native.has_text(id) then native.unknown("announcement", id, native.text_ids("")) end
    return native.saying, id
  end
  if not defined[name] then native.unknown("rule", name, native.order) end
  return rules, name
end

-- Separate locals: a rule that reaches `native` would seem to keep everything that a game leaves there.
local state = native.state -- gives g: a question and an announcement do not hand it on
local utter, gives_in_vain = native.say, native.gives_in_vain

-- Keeps the silence after a line read aloud, unless the advice passes `base` another one.
local function around_line(base, advice, watched)
  return function(to, values, pause)
    local function say(whom, what, other) return base(whom, what, other or pause) end
    if watched then return watched(advice, say, to, values, pause, state()) end
    return advice(say, to, values, pause, state())
  end
end

local function around_question(base, advice, watched)
  if watched then base, advice = watched(base, advice) end
  return function(q) return advice(base, q, state()) end
end

local function around_rule(base, advice, watched)
  if watched then base, advice = watched(base, advice) end
  return function(...) return advice(base, ...) end
end

-- `written` is the function in the variant's file, for reporting its place.
local function stand_around(name, advice, written)
  if native.stage ~= "variant" then native.fail("around, before and after are for variants") end
  if type(written) ~= "function" then native.fail("around, before and after take a name and a function") end
  local place, id = join_point(name)
  local base = place[id]
    or (place == native.asking and native.ask)
    or function(to, values, pause) return utter(to, id, values, pause) end
  native.note_advice(name, written, advice == written)
  if native.begins then base, advice = native.suspected(base, advice, written) end
  if place == native.saying then
    place[id] = around_line(base, advice, native.advised and native.watched_line(name, written))
  else
    local watched = native.advised and advice == written and native.watched(name, advice)
    place[id] = (place == native.asking and around_question or around_rule)(base, advice, watched)
  end
end

-- Puts `advice(base, …)` around a rule, a question ("ask.ID": `advice(base, question, g)`) or an
-- announcement ("say.ID": `advice(base, to, values, pause, g)`). Calling `base` does what was there before.
-- The variant named last is outermost.
function api.around(name, advice) stand_around(name, advice, advice) end

-- The results of before and after are dropped, which is reported while rules are tried out.
local function doing(word, name, advice)
  if not gives_in_vain then return advice end
  return function(...) gives_in_vain(word, name, advice, (advice(...))) end
end

-- Does something before a rule, with the rule's arguments.
function api.before(name, advice)
  local act = doing("before", name, advice)
  stand_around(name, function(base, ...)
    act(...)
    return base(...)
  end, advice)
end

-- Does something after a rule, with the rule's arguments. The rule's result stays the same.
function api.after(name, advice)
  local act = doing("after", name, advice)
  stand_around(name, function(base, ...)
    local result = base(...)
    act(...)
    return result
  end, advice)
end
