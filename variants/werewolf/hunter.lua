-- Whoever kills the hunter may be the next.
variant{
  id = "hunter",
  game = "werewolf",
  title = { en = "The hunter" },
  rule = { en = "One villager is the hunter, who may shoot one living player when dying." },
  settings = {
    poisoned = { default = true, about = { en = "whether a poisoned hunter shoots, too" } },
  },
  text = {
    en = {
      ["word.hunter"] = "hunter",
      ["label.shot"] = "Shot",
      ["word.shot"] = "shot",
      ["ask.shoot"] = "{of}, whom do you shoot?",
      ["help.shoot"] = "The hunter shoots one living player, or nobody.",
      ["hunter.shoots"] = "{hunter} was the hunter, and shoots {player}.",
    },
  },
}

role{ id = "hunter" }

-- Whoever leaves the table shoots at nobody.
after("last_deed", function(g, player, cause)
  if cause == "left" or rule.role(g, player) ~= "hunter" then return end
  if not option("poisoned") and rule.died_of_poison(g, player, cause) then return end
  local target = rule.ask_dying(g, player, function()
    return rule.point_at(g, { id = "shoot", of = player, drastic = true }, function() end, "nobody")
  end)
  if target == "nobody" then return end
  announce("hunter.shoots", { hunter = player, player = target })
  rule.die(g, { target }, "shot")
end)

around("ways_to_die", function(base)
  local ways = base()
  table.insert(ways, { id = "hunter.shoots", column = "shot" })
  return ways
end)

test("a dying hunter shoots", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor hunter villager villager", "5", "5", "4", "1" },
  says = "P5 was the hunter, and shoots P1",
})

test("a poisoned hunter need not", {
  players = 7, deal = "none", with = { "witch" }, set = { poisoned = false },
  play = { "wolf wolf seer doctor witch hunter villager", "7", "7", "4", "no", "6" }, not_said = "shoots",
})
