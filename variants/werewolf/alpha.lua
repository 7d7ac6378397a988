-- A wolf whose bite is worse than death.
variant{
  id = "alpha",
  game = "werewolf",
  title = { en = "The alpha wolf" },
  rule = {
    en = "One villager is the alpha wolf. Once a game, the bite makes a wolf of its victim instead of killing.",
  },
  text = {
    en = {
      ["word.alpha"] = "alpha wolf",
      ["ask.alpha"] = "Alpha wolf, does the bite make a wolf of the victim?{idle}",
      ["help.alpha"] = "Once a game: whoever is bitten lives on as a wolf, and is the only one whom you tell.",
      ["label.alpha"] = "The bite turns",
    },
  },
}

---@class State
---@field has_turned? boolean whether the alpha has bitten so in this game
---@field turning? boolean whether tonight's bite turns

role{ id = "alpha", team = "wolves", turns = true, behind = "wolf", asks = { "alpha" } }

-- It is asked in every night, whether or not the alpha lives and can do it.
after("wolves_aim", function(g)
  if rule.copies(g, "alpha") == 0 then return end
  local alpha = rule.who_is_awake(g, "alpha")
  local able = g.aimed ~= nil and not g.aimed.gone and not g.has_turned and not alpha.idle
  g.turning = rule.nod_awake(g, { id = "alpha" }, able, able and { g.aimed, table.unpack(alpha.players) })
  g.has_turned = g.has_turned or g.turning
end)

before("night", function(g) g.turning = false end)

-- Who is a wolf already lives on as one.
around("effect_of_bite", function(base, g, player)
  if not g.turning then return base(g, player) end
  return rule.whatever_it_is(g, player, rule.is_wolf) and "lives" or "turns"
end)

test("who was turned is a wolf", {
  players = 7, deal = "none", set = { wolves = 1 },
  play = { "wolf alpha seer doctor villager villager villager", "5", "yes", "1", "7", "nobody", "nobody", "no", "5" },
  says = "Nod: P5 is a wolf",
})

test("with wolves enough there is none", {
  players = 6, deal = "none", set = { wolves = 2 }, play = { "wolf wolf seer doctor villager villager", "5" },
  asks = "seer",
})
