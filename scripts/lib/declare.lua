-- How a script declares itself, and what was chosen for it.
local native, api = ...

native.house = {} -- the variants in force, in order
native.settings = {} -- chosen values by file: settings["game"] or settings[variant id]
native.dealt = {} -- component -> true where the app deals it

-- A game: game{ id, version, players = { least, most }, title = { en, ja, vi }, about = { … },
-- components = { roles = "app", policies = "table" }, facts = { "role" }, settings = { … } }.
function api.game(about)
  if native.stage ~= "game" or native.about then
    native.fail("game{…} stands once, in a game's own file; a game is checked and played by its folder")
  end
  native.about = about
end

-- A house rule: variant{ id, game, title = { en, ja, vi }, rule = { en, ja, vi }, settings, text }. With shared =
-- true it is not a house rule itself but needed by others.
function api.variant(about)
  if native.stage ~= "variant" then native.fail("variant{…} stands in a variant's file") end
  native.declare(about)
  native.house[#native.house + 1] = about
end

native.roles = {} -- what was declared, in the order of the files
local role_called = {} -- by id

-- A role that cards or people can have: role{ id = "hunter", … }. The game defines what its other fields mean, and
-- of which type they are: game{ roles = { wakes = "function" } }.
function api.role(about)
  if native.stage == "play" then native.fail("role{…} stands in a file, and is read when that is loaded") end
  if type(about) ~= "table" or type(about.id) ~= "string" then native.fail("a role is role{ id = \"…\", … }") end
  if api.roles(about.id) then native.fail("the role '" .. about.id .. "' is declared twice") end
  local types = native.about and native.about.roles or {}
  for field, value in native.pairs(about) do
    if types[field] and type(value) ~= types[field] then
      native.fail("the role '" .. about.id .. "' has a " .. type(value) .. " as " .. field .. ": expected a "
        .. types[field])
    end
  end
  native.roles[#native.roles + 1] = about
  role_called[about.id] = about
end

-- Returns the role with this id, or nil; without an id, a list of all.
function api.roles(id)
  if id == nil then return { table.unpack(native.roles) } end
  return role_called[id]
end

-- An example of what the rules do, which only `narrator check` plays.
function api.test(name, about) native.test(name, about) end

-- For the author: `narrator check` shows what is printed, with its line; nothing is printed in play.
local printed = native.printed
function api.print(...)
  if printed then printed(...) end
end

-- Adds the translation, from a file beside it, of the variant read last, after checking that it matches:
-- { title = …, rule = …, settings = { NAME = its description }, text = { … } }.
function native.translate(lang, said)
  local about = native.house[#native.house]
  local function put(into, text)
    if type(into) == "table" and text then into[lang] = text end
  end
  put(about.title, said.title)
  put(about.rule, said.rule)
  for name, text in native.pairs(said.settings or {}) do put(about.settings[name].about, text) end
  about.text = about.text or {}
  put(about.text, said.text)
  native.declare(about)
end

-- Returns whether the app deals the component; otherwise the table does.
function api.dealt(component) return native.dealt[component] or false end

-- Names of Lua that are left out on purpose, and what to use instead.
local instead = {
  ["math.random"] = "chance is a question with chance = true",
  ["math.floor"] = "there are no fractions; divide with //",
  ["string.gsub"] = "there are no patterns; string.find looks for plain text",
  ["table.sort"] = "sorted(list) gives a sorted copy",
  os = "scripts reach no clock, no file and no other program",
  next = "pairs(t) goes through a table",
  null = "nothing is written nil",
  True = "it is written true",
  False = "it is written false",
}
instead.None, instead.NULL, instead.undefined = instead.null, instead.null, instead.null
instead["string.match"], instead["string.gmatch"] = instead["string.gsub"], instead["string.gsub"]
instead.io, instead.require = instead.os, instead.os

-- Reports an unknown name, among a file's names or in one of the tables there. A name that begins like nothing in
-- `string` was probably looked up in a word that was mistaken for a player.
local function no_such(name, of, contents)
  if of == "string" and type(name) == "number" then
    native.fail("a list was expected, and this is a word; write { … } around it")
  end
  local full = of and of .. "." .. tostring(name) or tostring(name)
  local hint = instead[full]
  if of == "string" and not hint then
    hint = "a word has no fields; was a player meant?"
    for known in native.pairs(contents) do
      if known:sub(1, 1) == tostring(name):sub(1, 1) then hint = nil end
    end
  end
  if hint then native.fail("there is nothing called '" .. full .. "': " .. hint) end
  native.unknown("name", full, native.names)
end

local function frozen(what, contents)
  return native.setmetatable({}, {
    __index = native.setmetatable(contents, {
      __index = function(_, name) no_such(name, what, contents) end,
    }),
    __newindex = function(_, name) native.fail(what .. "." .. tostring(name) .. " belongs to the library") end,
  })
end

local library = {} -- a name, what it stands for, the next name, …

-- Closes the library once all of it is loaded: scripts can read it but change nothing in it.
function native.seal()
  native.names = {}
  for name, value in native.pairs(api) do
    native.names[#native.names + 1] = name
    if type(value) == "table" and name ~= "rule" then
      for inner in native.pairs(value) do native.names[#native.names + 1] = name .. "." .. inner end
      api[name] = frozen(name, value)
    end
    library[#library + 1] = name
    library[#library + 1] = api[name]
  end
end

local environments = {} -- by the id of a game or a house rule

-- Returns the global names for the files of a game or a house rule: the library, and `option(name)` for its own
-- settings. The table is theirs alone, so a name is found at once and no one else is affected.
function native.environment(id)
  local names = environments[id]
  if names then return names end
  names = {}
  environments[id] = names
  for i = 1, #library, 2 do names[library[i]] = library[i + 1] end
  function names.option(name)
    local chosen = (native.settings[id] or {})[name]
    if chosen == nil then
      local known = {}
      for setting in native.pairs(native.settings[id] or {}) do known[#known + 1] = setting end
      native.unknown("setting", tostring(name), known)
    end
    return type(chosen) == "table" and { table.unpack(chosen) } or chosen
  end
  native.note_names(names)
  return native.setmetatable(names, {
    __index = function(_, name) no_such(name) end,
    __newindex = function(_, name)
      native.fail("'" .. tostring(name) .. "' is new here: write local " .. tostring(name)
        .. " = …, or keep what the game must remember in g")
    end,
  })
end

-- Returns the names for the file of a house rule that is run by itself, to learn its game and what it needs: the
-- same names, but using them has no effect.
function native.head()
  local names = {}
  local function nothing() end
  for i = 1, #library, 2 do names[library[i]] = library[i + 1] end
  for _, name in ipairs{ "around", "before", "after", "option", "test" } do names[name] = nothing end
  names.rule = native.setmetatable({}, { __newindex = nothing, __index = function() return nothing end })
  function names.variant(about) native.about = native.about or about end
  return native.setmetatable(names, { __index = function(_, name) no_such(name) end })
end

local function in_language(texts) return texts[native.lang] or texts.en end

local function same(one, other)
  if type(one) ~= "table" or type(other) ~= "table" then return one == other end
  for i = 1, #one do
    if one[i] ~= other[i] then return false end
  end
  return #one == #other
end

-- Announces what is set for a house rule: its only setting or, if there are several, those that differ from their
-- defaults. Logs of the first libraries announce all of them.
local function announce_settings(about)
  local chosen, count = native.settings[about.id], 0
  for _ in native.pairs(about.settings or {}) do count = count + 1 end
  for name, setting in native.pairs(about.settings or {}) do
    local value = chosen[name]
    local told = native.library < 4 or count == 1 or not same(value, setting.default)
    if type(value) == "boolean" then value = value and "yes" or "no" end
    if type(value) == "table" and #value == 0 then value = "–" end
    if told then
      api.announce("house-setting", {
        title = in_language(about.title), about = setting.about and in_language(setting.about) or name, value = value,
      })
    end
  end
end

-- Announces tonight's house rules. A log of the first library does not announce their settings.
local function announce_house_rules(told)
  local titles = api.map(told, function(about) return in_language(about.title) end)
  api.announce("house-rules", { rules = titles })
  for _, about in ipairs(told) do
    api.announce("house-rule", { title = in_language(about.title), rule = in_language(about.rule) })
    if native.library > 1 then announce_settings(about) end
  end
end

-- Plays the whole evening.
function native.main(g)
  local told = api.except(native.house, "shared")
  if #told > 0 then announce_house_rules(told) end
  native.rules.play(g)
end
