-- Lua 5.4 in the sandbox: these names and no others (narrator-lua(7)). A test holds them to what the
-- program offers.
local base = {
  "assert", "error", "ipairs", "none", "pairs", "select", "tonumber", "tostring", "type",
  math = { fields = { "abs", "max", "min", "tointeger" } },
  string = { fields = { "byte", "char", "find", "format", "len", "lower", "rep", "reverse", "sub", "upper" } },
  table = { fields = { "concat", "insert", "remove", "unpack" } },
}
local library = {
  "where", "except", "those_who", "map", "count", "index_of", "take_out", "needed", "sorted",
  "voted_alike", "rows_of", "rows_with", "table_of", "people_of", "claims_of", "chart_of", "votes_of", "bars_of",
  "matrix_of", "seat_words", "empty_seats",
  "around", "before", "after", "game", "variant", "role", "roles", "test", "policy", "option", "dealt",
  "choose", "confirm", "ballots", "number", "deal", "acknowledge",
  "announce", "tell", "narrate", "reveal", "refuse", "win", "print",
  cards = { fields = { "new", "face", "faces", "learn", "bar", "possible", "show", "is", "turn_up", "shuffle", "deal" } },
  rule = { other_fields = true, read_only = false },
}

local everything = {}
for _, names in ipairs{ base, library } do
  for key, value in pairs(names) do
    if type(key) == "number" then everything[#everything + 1] = value else everything[key] = value end
  end
end

stds.narrator = { read_globals = everything }
stds.narrator_library = { read_globals = base }

std = "narrator"
files["scripts/lib/*.lua"] = { std = "narrator_library" }
exclude_files = { "build*", "scripts/lib/api.d.lua" }
codes = true
max_line_length = 120
max_cyclomatic_complexity = 16
