-- One who serves the wolves and is none.
variant{
  id = "minion",
  game = "werewolf",
  title = { en = "The minion" },
  rule = {
    en = "One villager is the minion, who knows the wolves and wins with them; they do not know the minion.",
  },
  text = {
    en = {
      ["word.minion"] = "minion",
      ["minion-wakes"] =
        "Wolves, keep your eyes closed and put out a thumb. Minion, open your eyes and see who they are.",
      ["minion-sleeps"] = "Minion, close your eyes. Wolves, thumbs down.",
    },
  },
}

role{
  id = "minion", team = "wolves", wolf = false, first = true,
  wakes = function(g, players)
    for _, wolf in ipairs(rule.pack(g)) do
      reveal(players, wolf, "role", "wolf")
      rule.remember_role(g, wolf)
    end
  end,
}

test("the minion is no wolf, and wins with them", {
  players = 7, deal = "none", set = { wolves = 1 },
  play = { "wolf seer doctor minion villager villager villager", "nobody", "4" },
  says = "Shake your head: P4 is no wolf",
})
