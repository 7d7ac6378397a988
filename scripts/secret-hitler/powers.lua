-- The President's powers: which there are, and when.

local boards = {
  { name = "5–6", powers = { "", "", "peek", "execution", "execution" } },
  { name = "7–8", powers = { "", "investigation", "special-election", "execution", "execution" } },
  { name = "9–10", powers = { "investigation", "investigation", "special-election", "execution", "execution" } },
}

local function board(g) return boards[(#g.players - 3) // 2] end

-- There are three Fascist boards; this one is named by its numbers of players.
function rule.board_name(g) return board(g).name end

-- The power on each space of the Fascist board, "" for none. The number of players at the start of
-- the game decides, however many die.
function rule.powers(g) return board(g).powers end

local use = {
  peek = function(g, president) return rule.policy_peek(g, president) end,
  investigation = function(g, president) return rule.investigate(g, president) end,
  ["special-election"] = function(g, president) return rule.special_election(g, president) end,
  execution = function(g, president) return rule.execution(g, president) end,
}

-- A Fascist policy of an elected government uncovers the power of its space; the sitting President
-- has to use it before the next round.
function rule.executive_action(g, face)
  local power = face == "fascist" and rule.powers(g)[#g.enacted.fascist] or ""
  if power == "" then return end
  g.phase = "executive"
  announce("power." .. power, { president = g.president })
  use[power](g, g.president)
end

-- Why a power cannot be turned on the player: it is for others, and for the living.
function rule.not_a_target(_, president, player)
  if not player.alive then return "why.dead" end
  if player.away then return "why.away" end
  if player == president then return "why.self" end
  return nil
end
