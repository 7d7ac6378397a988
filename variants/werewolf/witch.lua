-- Two potions, each for one night.
variant{
  id = "witch",
  game = "werewolf",
  title = { en = "The witch" },
  rule = {
    en = "One villager is the witch, who wakes last: shown who would die, she may heal once a game, and may poison "
      .. "once a game.",
  },
  text = {
    en = {
      ["word.witch"] = "witch",
      ["witch-wakes"] =
        "Witch, open your eyes. I show you who would die. Do you heal? Do you poison somebody? Nod, or point.",
      ["witch-sleeps"] = "Witch, close your eyes.",
      ["witch.would-die"] = "Show the witch who would die: {players}.",
      ["ask.witch-heal"] = "Witch, do you heal {player}?",
      ["help.witch-heal"] = "Once a game: whom the wolves chose lives on.",
      ["ask.witch-poison"] = "Witch, whom do you poison?",
      ["help.witch-poison"] = "Once a game: any other living player, who dies tonight; or nobody.",
      ["why.witch"] = "The witch does not poison {player}.",
    },
  },
}

---@class State
---@field has_healed? boolean whether she has healed in this game
---@field has_poisoned? boolean whether she has poisoned in this game
---@field healed? boolean whether she heals tonight
---@field poisoned? Player whom she poisons tonight

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "witch", 1 })
  return roles
end)

-- She is told nothing any more once she cannot heal.
local function heal(g, witch)
  local victims = rule.victims(g)
  tell("moderator", "witch.would-die", { players = #victims > 0 and victims or "nobody" })
  if #victims == 0 then return end
  g.healed = confirm{ id = "witch-heal", secret = true, to = witch and { witch }, args = { player = victims[1] } }
  g.has_healed = g.healed
end

local function poison(g, witch)
  local target = rule.point_at(g, { id = "witch-poison", secret = true, to = witch and { witch } },
    function(player) if player == witch then return "why.witch" end end, "nobody")
  if target == "nobody" then return end
  g.poisoned, g.has_poisoned = target, true
end

-- How often the moderator sees something for her, in this night with what is left of her potions.
local function turns(g)
  local heal_turns = #rule.victims(g) > 0 and 2 or 1
  local poison_turns = rule.may_kill(g) and 1 or 0
  return (g.has_healed and 0 or heal_turns) + (g.has_poisoned and 0 or poison_turns)
end

-- She wakes after the doctor.
after("doctor_wakes", function(g)
  g.healed, g.poisoned = false, nil
  rule.wake(g, "witch", function()
    local witch = rule.holders(g, "witch")[1]
    if not g.has_healed then heal(g, witch) end
    if not g.has_poisoned and rule.may_kill(g) then poison(g, witch) end
  end, turns(g))
end)

around("victims", function(base, g)
  local victims = g.healed and {} or base(g)
  if g.poisoned and not index_of(victims, g.poisoned) then table.insert(victims, g.poisoned) end
  return victims
end)

test("she heals, and she poisons", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor witch villager villager", "3", "5", "4", "yes", "1" },
  says = "P1 did not live through night 1",
})

test("whom she heals lives", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor witch villager villager", "3", "5", "4", "yes", "nobody" },
  says = "Nobody died in night 1",
})
