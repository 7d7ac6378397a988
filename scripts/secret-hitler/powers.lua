-- The President's powers: which there are, and when.

local boards = {
  { name = "5–6", powers = { "", "", "peek", "execution", "execution" } },
  { name = "7–8", powers = { "", "investigation", "special-election", "execution", "execution" } },
  { name = "9–10", powers = { "investigation", "investigation", "special-election", "execution", "execution" } },
}

-- A house rule for fewer players has the smallest board, one for more the largest.
local function board(g) return boards[math.max(1, math.min((#g.players - 3) // 2, #boards))] end

-- There are three Fascist boards; this one is named by its numbers of players.
function rule.board_name(g) return board(g).name end

-- The power on each space of the Fascist board, "" for none. The number of players at the start of
-- the game decides, however many die.
function rule.powers(g) return board(g).powers end

-- A Fascist policy uncovers the power of its space; "" is none.
function rule.power_uncovered(g, face)
  return face == "fascist" and rule.powers(g)[#g.enacted.fascist] or ""
end

-- The sitting President of an elected government has to use the power before the next round.
function rule.executive_action(g, face)
  local power = rule.power_uncovered(g, face)
  if power == "" then return end
  g.phase = "executive"
  announce("power." .. power, { president = g.president })
  rule.exercise_power(g, power, g.president)
end

local used_by = {
  peek = "policy_peek", investigation = "investigate", ["special-election"] = "special_election",
  execution = "execution",
}

-- Each power has a rule of its own.
function rule.exercise_power(g, power, president) rule[used_by[power]](g, president) end

-- Why a power cannot be turned on the player: it is for others, and for the living.
function rule.not_a_target(g, president, player)
  return rule.missing(g, player) or player == president and "why.self" or nil
end
