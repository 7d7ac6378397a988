-- For what is told of a game afterwards: rule.report.
local native, api = ...

local pairs = native.pairs

-- Of how many votes that two players both cast how many were the same, where what each of them said
-- stands by the vote's number.
local function alike(one, other, votes)
  local same, both = 0, 0
  for i = 1, votes do
    local a, b = one[i], other[i]
    if a ~= nil and b ~= nil then
      both = both + 1
      if a == b then same = same + 1 end
    end
  end
  return { same, both }, { same, both }
end

-- A row of a matrix for each player: with each other one, of how many votes that both cast how many were
-- the same. `vote_of(vote, player)` is what the player said in it, or nil.
function api.voted_alike(players, votes, vote_of)
  local said, rows = {}, {}
  for i, player in ipairs(players) do
    said[i] = {}
    for k, vote in ipairs(votes) do said[i][k] = vote_of(vote, player) end
    rows[i] = {}
    for j = 1, i - 1 do rows[i][j], rows[j][i] = alike(said[i], said[j], #votes) end
    rows[i][i] = none
  end
  return rows
end

-- Puts what an announcement says into a row: values under their names, and what is always so.
local function write(row, what, said)
  for key, value in pairs(what) do
    if type(key) == "number" then
      row[value] = said[value]
    elseif type(value) == "function" then
      row[key] = value(said, row)
    elseif key ~= "begins" then
      row[key] = value
    end
  end
end

-- A game's story as rows, from what was heard: `chapters` has, by the id of an announcement, what that writes into the
-- row begun last: the names of values, and fields with what is always so or a function that makes it, such as
-- { "leader", "team", outcome = "went" }. With begins = true it begins a row.
function api.rows_of(heard, chapters)
  local rows = {}
  for _, said in ipairs(heard) do
    local what = chapters[said.id]
    if what and what.begins then rows[#rows + 1] = {} end
    if what and rows[#rows] then write(rows[#rows], what, said) end
  end
  return rows
end

-- A table of rows as a widget: about has its label, asked and so on, and a list of columns, each { "label.leader",
-- "leader" }: the field of a row that stands in it, or a function of the row.
function api.table_of(rows, about)
  local widget = { kind = "table", columns = {} }
  for key, value in pairs(about) do
    if type(key) == "number" then widget.columns[key] = value[1] else widget[key] = value end
  end
  widget.rows = api.map(rows, function(row)
    return api.map(about, function(column)
      local cell = column[2]
      if type(cell) == "function" then cell = cell(row) else cell = row[cell] end
      if cell == nil then return none end
      return cell
    end)
  end)
  return widget
end
