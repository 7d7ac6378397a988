-- The pack takes revenge.
variant{
  id = "wolf-cub",
  game = "werewolf",
  title = { en = "The wolf cub" },
  rule = {
    en = "One villager is the wolf cub, a wolf. The night after it dies the wolves may choose two.",
  },
  text = {
    en = {
      ["word.wolf-cub"] = "wolf cub",
      ["also.wolf-cub"] = "cub",
    },
  },
}

role{ id = "wolf-cub", team = "wolves" }

-- Not where it has only left the table.
around("most_eaten", function(base, g)
  local died = where(rule.holders(g, "wolf-cub"), function(cub)
    return cub.died ~= nil and cub.died.cause ~= "left" and cub.died.night == g.night - 1
  end)
  return #died > 0 and 2 or base(g)
end)

test("two are chosen in one answer", {
  players = 9, deal = "none", set = { wolves = 1 },
  play = { "cub wolf seer doctor villager villager villager villager villager", "nobody", "2", "nobody", "5", "1", "6",
    "lynch all", "5 6", "2", "3" },
  says = "P5, P6 did not live through night 2",
})
