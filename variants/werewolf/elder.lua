-- Old bones are tough.
variant{
  id = "elder",
  game = "werewolf",
  title = { en = "The elder" },
  rule = {
    en = "One villager is the elder, whom the first bite that nobody stops does not kill; nobody is told.",
  },
  text = {
    en = {
      ["word.elder"] = "elder",
    },
  },
}

role{ id = "elder", bitten = function(_, player) return player.bitten and "dies" or "lives" end }

test("the second bite kills", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor elder villager villager", "5", "1", "nobody", "nobody", "5", "1", "nobody" },
  says = "P5 did not live through night 2",
})

test("the first does not", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor elder villager villager", "5", "1", "nobody" },
  says = "Nobody died in night 1",
})
