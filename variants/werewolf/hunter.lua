-- Whoever kills the hunter may be the next.
variant{
  id = "hunter",
  game = "werewolf",
  title = { en = "The hunter", ja = "ハンター", vi = "Thợ săn" },
  rule = {
    en = "One villager is the hunter, who in dying may shoot one living player.",
    ja = "村人のうち1人はハンターです。死ぬときに、生きている1人を撃てます。",
    vi = "Một dân làng là thợ săn, khi chết được bắn một người còn sống.",
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
    ja = {
      ["word.hunter"] = "ハンター",
      ["also.hunter"] = "hunter, はんたー",
      ["label.shot"] = "撃たれた人",
      ["word.shot"] = "銃",
      ["ask.shoot"] = "{of}さん、誰を撃ちますか？",
      ["help.shoot"] = "ハンターは生きている1人を撃つか、誰も撃ちません（なし）。",
      ["hunter.shoots"] = "ハンターの{hunter}さんが{player}さんを撃ちました。",
    },
    vi = {
      ["word.hunter"] = "thợ săn",
      ["also.hunter"] = "hunter",
      ["label.shot"] = "Bị bắn",
      ["word.shot"] = "bị bắn",
      ["ask.shoot"] = "{of} bắn ai?",
      ["help.shoot"] = "Thợ săn bắn một người còn sống, hoặc không ai.",
      ["hunter.shoots"] = "{hunter} là thợ săn, và bắn {player}.",
    },
  },
}

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "hunter", 1 })
  return roles
end)

-- Whoever leaves the table shoots at nobody.
after("last_deed", function(g, player, cause)
  if cause == "left" or rule.role(g, player) ~= "hunter" or #rule.living(g) == 0 then return end
  local target = rule.point_at(g, { id = "shoot", of = player, drastic = true }, function() end, "nobody")
  if target == "nobody" then return end
  announce("hunter.shoots", { hunter = player, player = target })
  rule.die(g, { target }, "shot")
end)

around("ways_to_die", function(base)
  local ways = base()
  table.insert(ways, { id = "hunter.shoots", column = "shot" })
  return ways
end)
