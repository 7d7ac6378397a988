-- Two potions, each for one night.
variant{
  id = "witch",
  game = "werewolf",
  title = { en = "The witch" },
  rule = {
    en = "One villager is the witch, who wakes last: shown who would die, she may heal once a game, and may poison "
      .. "once a game.",
  },
  facts = { "healed", "poisoned" },
  text = {
    en = {
      ["word.witch"] = "witch",
      ["witch-wakes"] =
        "Witch, open your eyes. I show you who would die. Do you heal? Do you poison somebody? Nod, or point.",
      ["witch-sleeps"] = "Witch, close your eyes.",
      ["witch.would-die"] = "Show the witch who would die: {players}.",
      ["ask.witch-heal"] = "Witch, do you heal {player}?{idle}",
      ["also.yes.witch-heal"] = "heal, heals, heal them, save, saves, save them, save her, save him",
      ["also.no.witch-heal"] = "do not heal, does not",
      ["help.witch-heal"] = "Once a game: whom the wolves chose lives on.",
      ["ask.witch-poison"] = "Witch, whom do you poison?{idle}",
      ["help.witch-poison"] = "Once a game: any other living player, who dies tonight; or nobody.",
      ["label.witch-heal"] = "The witch healed",
      ["label.witch-poison"] = "The witch poisoned",
      ["label.healed"] = "healed in night",
      ["label.poisoned"] = "poisoned in night",
      ["why.witch"] = "The witch does not poison {player}.",
    },
  },
}

---@class State
---@field has_healed? boolean whether she has healed in this game
---@field has_poisoned? boolean whether she has poisoned in this game
---@field healed? boolean whether she heals tonight
---@field poisoned? Player whom she poisons tonight

role{
  id = "witch", kills = true, asks = { "witch-heal", "witch-poison" },
  wakes = function(g, players) rule.witch_acts(g, players[1]) end,
}

-- She is shown something, asked, and asked again, whether or not there is anybody to heal or a potion left.
function rule.witch_acts(g, witch)
  g.healed, g.poisoned = false, nil
  local bites = not g.awake.idle and rule.bites(g) or {}
  local heals, shown = #bites > 0 and not g.has_healed, #bites > 0 and bites or "nobody"
  tell("moderator", "witch.would-die", { players = shown })
  g.healed = rule.nod_awake(g, { id = "witch-heal", args = { player = shown } }, heals, #bites == 1 and bites or nil)
  if g.healed then
    for _, player in ipairs(bites) do reveal("moderator", player, "healed", g.night) end
  end
  g.has_healed = g.has_healed or g.healed
  g.poisoned = rule.ask_awake(g, { id = "witch-poison" },
    function(player) if player == witch then return "why.witch" end end, not g.has_poisoned)
  if g.poisoned then
    reveal("moderator", g.poisoned, "poisoned", g.night)
    g.has_poisoned = true
  end
end

-- Her potion stops the bite, and she is shown whom it meets.
around("bites", function(base, g) return g.healed and {} or base(g) end)

around("killed", function(base, g)
  local killed = base(g)
  if g.poisoned then table.insert(killed, g.poisoned) end
  return killed
end)

around("died_of_poison", function(base, g, player, cause)
  return base(g, player, cause) or cause == "night" and player == g.poisoned and not index_of(rule.bites(g), player)
end)

-- What she did was last night's.
before("night", function(g) g.healed, g.poisoned = false, nil end)

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

test("whom the wolves kill did not die of poison", {
  players = 7, deal = "none", with = { "hunter" }, set = { poisoned = false },
  play = { "wolf wolf seer doctor witch hunter villager", "6", "6", "4", "no", "nobody" }, asks = "shoot",
})
