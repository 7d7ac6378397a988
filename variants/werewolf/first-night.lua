-- Nobody should be out before the first word was spoken.
variant{
  id = "first-night",
  game = "werewolf",
  title = { en = "A quiet first night" },
  rule = { en = "Nobody dies in the first night: the wolves only see one another." },
}

around("may_kill", function(base, g) return g.night > 1 and base(g) end)

test("the wolves choose nobody in the first night", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager" },
  says = "Tonight you are not hungry", asks = "seer",
})
