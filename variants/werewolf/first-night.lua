-- Nobody should be out before the first word was spoken.
variant{
  id = "first-night",
  game = "werewolf",
  title = { en = "A quiet first night" },
  rule = { en = "Nobody dies in the first night: the wolves only see one another." },
  text = {
    en = { ["first-night.wolves"] = "Wolves, open your eyes and see one another. Tonight you are not hungry." },
  },
}

around("may_kill", function(base, g) return g.night > 1 and base(g) end)

around("call", function(base, g, role)
  if role == "wolf" and g.night == 1 then return "first-night.wolves" end
  return base(g, role)
end)

test("the wolves choose nobody in the first night", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager" },
  says = "Tonight you are not hungry", asks = "seer",
})
