-- An office, and no role: a wolf may hold it.
variant{
  id = "mayor",
  game = "werewolf",
  title = { en = "The mayor" },
  rule = {
    en = "The village elects a mayor by day, whose vote counts twice; when the mayor dies, another one is "
      .. "elected the next day.",
  },
  text = {
    en = {
      ["ask.mayor"] = "Who is elected mayor?",
      ["help.mayor"] = "The village agrees on a living player, by a show of hands. Without agreement: nobody.",
      ["mayor.elected"] = "{player} is the mayor, whose vote counts twice.",
      ["label.mayor"] = "Mayor",
      ["ask.successor"] = "{of}, who is the next mayor?",
      ["help.successor"] = "A living player, or nobody.",
    },
  },
}

---@class State
---@field mayor? Player whose vote counts twice

-- Elected when a day begins without a mayor.
after("talk", function(g)
  if g.mayor and g.mayor.alive then return end
  local mayor = rule.ask_by_day(g, function() return rule.point_at(g, { id = "mayor" }, function() end, "nobody") end)
  rule.elect(g, mayor)
end)

-- Somebody is the mayor from now on, or nobody.
function rule.elect(g, mayor)
  g.mayor = mayor ~= "nobody" and mayor or nil
  if g.mayor then announce("mayor.elected", { player = g.mayor }) end
end

-- A dying mayor names the next, where the setting says so; who leaves names nobody.
after("offices", function(g)
  local old = g.mayor
  if not old or old.alive or not rule.setting(g, "successor") or old.died.cause == "left" then return end
  rule.elect(g, rule.ask_dying(g, old, function()
    return rule.point_at(g, { id = "successor", of = old }, function() end, "nobody")
  end))
end)

around("who_is_mayor", function(_, g) return g.mayor and g.mayor.alive and g.mayor or nil end)

around("weight", function(base, g, voter) return voter == g.mayor and 2 * base(g, voter) or base(g, voter) end)

around("display", function(base, g)
  local widgets = base(g)
  local mayor = rule.who_is_mayor(g)
  if mayor then table.insert(widgets, { kind = "list", label = "label.mayor", items = { mayor } }) end
  return widgets
end)

test("the mayor's vote counts twice", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "4", "7", "6", "1", "3",
    "lynch 3 4 6 7" },
  says = { "For lynching P1: 5 of 8", "The village lynches P1" },
})

test("a dying mayor names the next one", {
  players = 7, deal = "none", set = { successor = true },
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "4", "3", "1", "3", "4",
    "lynch 1 2 4 5 6", "5" },
  says = "P5 is the mayor",
})
