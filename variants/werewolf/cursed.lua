-- A villager, for now.
variant{
  id = "cursed",
  game = "werewolf",
  title = { en = "The cursed" },
  rule = {
    en = "One villager is the cursed, whom a bite that nobody stops turns into a wolf from dawn on; "
      .. "nobody else is told.",
  },
  text = {
    en = {
      ["word.cursed"] = "cursed",
    },
  },
}

role{ id = "cursed", turns = true, bitten = function(_, player) return player.turned and "dies" or "turns" end }

test("a bite turns the cursed", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor cursed villager villager", "5", "1", "nobody", "nobody", "nobody", "5" },
  says = "Nod: P5 is a wolf",
})
