-- Functions for telling about a game afterwards: rule.report.
local native, api = ...

local pairs = native.pairs

-- Returns, for two players, how many of the votes that both cast were the same, and how many both cast. Each list
-- has what the player said by the number of the vote.
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

-- Returns a matrix with a row for each player: for each other player, of the votes that both cast how many were the
-- same. `vote_of(vote, player)` is what the player said in it, or nil.
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

-- Writes what an announcement says into a row: values by their names, and constant fields.
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

-- Returns a game's story as rows, from what was heard. `chapters` tells, by the id of an announcement, what it
-- writes into the latest row: names of values, and fields with a constant or a function that computes them, such as
-- { "leader", "team", outcome = "went" }. With begins = true it begins a new row.
function api.rows_of(heard, chapters)
  local rows = {}
  for id in native.pairs(native.printed and chapters or {}) do
    if not native.has_text(id) then native.unknown("announcement", id, native.text_ids("")) end
  end
  for _, said in ipairs(heard) do
    local what = chapters[said.id]
    if what and what.begins then rows[#rows + 1] = {} end
    if what and rows[#rows] then write(rows[#rows], what, said) end
  end
  return rows
end

-- Returns the rows with these fields: { leader = aki, outcome = "went" }. A field that is a
-- list must contain the value.
function api.rows_with(rows, fields)
  return api.where(rows, function(row)
    for key, value in pairs(fields) do
      local has = row[key]
      if has ~= value and not (type(has) == "table" and api.index_of(has, value)) then return false end
    end
    return true
  end)
end

-- Copies the named fields into a widget.
local function about_of(widget, about)
  for key, value in pairs(about) do
    if type(key) ~= "number" then widget[key] = value end
  end
  return widget
end

-- Returns a row's value in a column: the field, or what the function returns for the row and its number.
local function cell_of(row, n, column)
  local cell = column[2]
  if type(cell) == "function" then cell = cell(row, n) else cell = row[cell] end
  if cell == nil then return column[3] end
  return cell
end

local function is_told(rows, column)
  for n, row in ipairs(rows) do
    local cell = cell_of(row, n, column)
    if cell ~= nil and (type(cell) ~= "table" or cell.seat or #cell > 0) then return true end
  end
  return false
end

-- Returns rows as a table widget. `about` has its label, asked and so on, and a list of columns such as
-- { "label.leader", "leader" }, with the row's field to show, or a function of the row and its number. "leader"
-- alone means the same. A third value is shown where there is nothing; with if_told = true the column is left out
-- if no row has a value.
function api.table_of(rows, about)
  local columns = api.map(about, function(column)
    return type(column) == "string" and { "label." .. column, column } or column
  end)
  columns = api.except(columns, function(column) return column.if_told and not is_told(rows, column) end)
  local widget = about_of({ kind = "table" }, about)
  widget.columns = api.map(columns, function(column) return column[1] end)
  widget.rows = {}
  for n, row in ipairs(rows) do
    widget.rows[n] = api.map(columns, function(column)
      local cell = cell_of(row, n, column)
      if cell == nil then return none end
      return cell
    end)
  end
  return widget
end

-- Returns a table with a row for each player. `about` has the label of the first column, then columns such as
-- { "label.led", rows, "leader", outcome = "went" }: the number of rows in which that field is the player and the
-- other fields are as given.
function api.people_of(players, about)
  local columns = { { about[1], function(player) return player end } }
  for i = 2, #about do
    local column = about[i]
    columns[i] = { column[1], function(player)
      local fields = about_of({}, column)
      fields[column[3]] = player
      return #api.rows_with(column[2], fields)
    end }
  end
  return api.table_of(players, about_of(columns, about))
end

-- Returns a table of claims: who claimed, about what, and what was claimed. about.round is the label of a first column
-- with the round; about's own columns, such as the outcome, come last.
function api.claims_of(claims, about)
  local columns = {
    { "label.who", "of" },
    { "label.about", function(claim) return claim.player and { claim.topic, claim.player } or claim.topic end },
    { "label.claimed", "said", "refused-to-say" },
  }
  if about.round then table.insert(columns, 1, { about.round, "round" }) end
  for _, column in ipairs(about) do columns[#columns + 1] = column end
  local widget = api.table_of(claims, about_of(columns, about))
  widget.label, widget.round = widget.label or "label.claims", nil
  return widget
end

-- Returns a chart of rows. `about` has its label, across, and step, the field of a row that names the steps
-- (without it they are numbered), and a list of lines such as { "label.tracker", "tracker", colour = "green" }.
-- The second value is a field, a function of the row, or fields as rows_with takes them; the line then counts
-- the rows so far. With players there is a line for each player, from by_seat, the field of a row that is a
-- list in the order of seats.
function api.chart_of(rows, about)
  local lines = about.players and api.map(about.players, function(player)
    return { player, function(row) return row[about.by_seat][player.seat] end }
  end) or about
  local function values_of(what)
    local n = 0
    return api.map(rows, function(row)
      if type(what) ~= "table" then return cell_of(row, nil, { nil, what, none }) end
      n = n + #api.rows_with({ row }, what)
      return n
    end)
  end
  local widget, step = about_of({ kind = "chart" }, about), 0
  widget.step, widget.players, widget.by_seat = nil, nil, nil
  widget.steps = api.map(rows, function(row)
    step = step + 1
    return about.step and row[about.step] or step
  end)
  widget.lines = api.map(lines, function(line)
    return { label = line[1], colour = line.colour, values = values_of(line[2]) }
  end)
  return widget
end

-- Returns a matrix of who voted alike. `about` has its label and so on, and the fields of a row
-- that list players who agreed.
function api.votes_of(rows, players, about)
  local widget = about_of({ kind = "matrix", heads = players }, about)
  widget.rows = api.voted_alike(players, rows, function(row, player)
    for i, field in ipairs(about) do
      if type(row[field]) == "table" and api.index_of(row[field], player) then return i end
    end
  end)
  return widget
end

-- Returns in how many members of a list something is true. `judge` returns true or false for each, or nil if it
-- does not count. Returns none if nothing counts.
local function share_of(list, judge)
  local part, whole = 0, 0
  for _, one in ipairs(list) do
    local is = judge(one)
    if is ~= nil then
      part, whole = part + (is and 1 or 0), whole + 1
    end
  end
  return whole > 0 and { part, whole } or none
end

-- Returns a bar for each player: the share of members for which judge(member, player) is true, where it is not nil.
function api.bars_of(list, players, about, judge)
  local widget = about_of({ kind = "bars", rows = {} }, about)
  for _, player in ipairs(players) do
    local share = share_of(list, function(one) return judge(one, player) end)
    if share ~= none then table.insert(widget.rows, { player, share }) end
  end
  return widget
end

-- Does the same for each pair of players, with judge(member, player, other), as a matrix, which has
-- no rows if nothing counts. If `about` names two fields, only the members
-- count whose first field is the player and whose second is the other.
function api.matrix_of(list, players, about, judge)
  local widget, any = about_of({ kind = "matrix", heads = players }, about), false
  local one_of, other_of = about[1], about[2]
  widget.rows = api.map(players, function(player)
    return api.map(players, function(other)
      local share = share_of(list, function(one)
        if one_of and (one[one_of] ~= player or one[other_of] ~= other) then return nil end
        return judge(one, player, other)
      end)
      any = any or share ~= none
      return share
    end)
  end)
  if not any then widget.rows = {} end
  return widget
end
