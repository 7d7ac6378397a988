-- Hunger knows no kin.
variant{
  id = "wolves-may-eat-wolves",
  game = "werewolf",
  title = { en = "Wolves may eat wolves" },
  rule = { en = "The wolves may agree on any living player, even one of their own." },
  text = {
    en = {
      ["help.wolves"] = "They agree on {most:any living player|up to {most} living players}, even a wolf. "
        .. "Without agreement: nobody.",
    },
  },
}

around("wolves_eat_wolves", function(_) return true end)

around("not_eaten", function(_, _, _) return nil end)

-- And so nothing is learnt from their choice.
around("victim_is_no_wolf", function(_, _, _) end)

test("a wolf is chosen", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "2" },
  asks = "seer",
})
