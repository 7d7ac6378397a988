-- An office, and no role: a wolf may hold it.
variant{
  id = "mayor",
  game = "werewolf",
  title = { en = "The mayor" },
  rule = {
    en = "The village elects a mayor by day, whose vote counts twice; when the mayor dies, the next day another one.",
  },
  text = {
    en = {
      ["ask.mayor"] = "Who is elected mayor?",
      ["help.mayor"] = "The village agrees on a living player, by a show of hands. Without agreement: nobody.",
      ["mayor.elected"] = "{player} is the mayor, whose vote counts twice.",
      ["label.mayor"] = "Mayor",
    },
  },
}

---@class State
---@field mayor? Player whose vote counts twice

after("talk", function(g)
  if g.mayor and g.mayor.alive then return end
  local mayor = rule.point_at(g, { id = "mayor" }, function() end, "nobody")
  g.mayor = mayor ~= "nobody" and mayor or nil
  if g.mayor then announce("mayor.elected", { player = g.mayor }) end
end)

around("weight", function(base, g, voter) return voter == g.mayor and 2 * base(g, voter) or base(g, voter) end)

around("display", function(base, g)
  local widgets = base(g)
  if g.mayor then table.insert(widgets, { kind = "list", label = "label.mayor", items = { g.mayor } }) end
  return widgets
end)

test("the mayor's vote counts twice", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "4", "7", "6", "1", "3",
    "lynch 3 4 6 7" },
  says = { "For lynching P1: 5 of 8", "The village lynches P1" },
})
