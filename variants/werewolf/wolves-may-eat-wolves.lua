-- Hunger knows no kin.
variant{
  id = "wolves-may-eat-wolves",
  game = "werewolf",
  title = { en = "Wolves may eat wolves", ja = "共食いあり", vi = "Sói ăn cả sói" },
  rule = {
    en = "The wolves may agree on any living player, one of their own, too.",
    ja = "人狼は、仲間の人狼を含む生きている誰でも襲えます。",
    vi = "Sói được chọn bất kỳ người sống nào, kể cả đồng bọn.",
  },
  text = {
    en = { ["help.wolves"] = "They agree on any living player, a wolf, too. Without agreement: nobody." },
    ja = { ["help.wolves"] = "人狼を含む生きている1人。意見が合わなければ「なし」。" },
    vi = { ["help.wolves"] = "Bất kỳ người sống nào, kể cả sói. Không thống nhất được: không ai." },
  },
}

around("not_eaten", function(_, _, _) return nil end)

-- And so nothing is learnt from their choice.
around("victim_is_no_wolf", function(_, _, _) end)

test("a wolf is chosen", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "2" },
  asks = "seer",
})
