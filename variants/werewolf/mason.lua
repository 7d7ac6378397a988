-- Two who can trust each other.
variant{
  id = "mason",
  game = "werewolf",
  title = { en = "Two masons" },
  rule = { en = "Two villagers are masons, who see each other in the first night." },
  text = {
    en = {
      ["word.mason"] = "mason",
      ["mason-wakes"] = "Masons, open your eyes and see each other.",
      ["mason-sleeps"] = "Masons, close your eyes.",
    },
  },
}

role{
  id = "mason", copies = 2, first = true,
  wakes = function(g) rule.know_each_other(g, "mason") end,
}

around("roles_that_meet", function(base, g)
  local roles = base(g)
  table.insert(roles, "mason")
  return roles
end)

test("the masons see each other", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor mason mason villager" },
  says = "Masons, open your eyes and see each other",
})
