-- Love asks nobody.
variant{
  id = "lovers-by-lot",
  game = "werewolf",
  title = { en = "Lovers by lot" },
  rule = {
    en = "In the first night two fall in love by lot; nobody is Cupid. When one of them dies, the other dies of "
      .. "grief. Lovers of two sides who are the last two win together.",
  },
  conflicts = { "cupid" },
  facts = { "lover" },
  text = {
    en = {
      ["lovers-wake"] =
        "A lot was drawn for love. I touch the two lovers: open your eyes, see each other, and close them again.",
      ["ask.lovers"] = "Draw lots in secret: which two fall in love?",
      ["help.lovers"] = "Two players.",
      ["drawn.lovers"] = "Lots are drawn for the lovers.",
      ["lovers.are"] = "Touch the lovers: {players}.",
      ["label.lovers"] = "The lovers",
    },
  },
}

-- Where Cupid would be followed by the lovers. The app draws where it deals, else the table does.
before("role_wakes", function(g, role)
  if role ~= "lovers" or g.night > 1 then return end
  local lovers = choose{
    id = "lovers", from = function() return rule.living(g) end, count = 2, chance = dealt("roles"),
    secret = true,
  }
  tell("moderator", "lovers.are", { players = lovers })
  rule.love(g, lovers)
  narrate("lovers-wake", nil, 6)
end)

-- It is a deed of the night, for the moderator's report.
around("deeds", function(base, g)
  local deeds = base(g)
  table.insert(deeds, 1, "lovers")
  return deeds
end)

test("a lover dies of grief", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "3 6", "3", "1", "4" },
  says = "P6 dies of grief",
})

test("they are touched in the first night", {
  players = 7, deal = "none", play = { "wolf wolf seer doctor villager villager villager", "3 6" },
  says = { "Touch the lovers: P3, P6", "lovers-wake" }, asks = "wolves",
})
