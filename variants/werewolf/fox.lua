-- A fine nose, as long as it finds something.
variant{
  id = "fox",
  game = "werewolf",
  title = { en = "The fox" },
  rule = {
    en = "One villager is the fox, who each night points at one and learns whether that one or a living neighbour is a "
      .. "wolf; once none of them is, the fox has lost its nose.",
  },
  text = {
    en = {
      ["word.fox"] = "fox",
      ["fox-wakes"] =
        "Fox, open your eyes. Point at somebody: I nod if that one or a neighbour among the living is a wolf.",
      ["fox-sleeps"] = "Fox, close your eyes.",
      ["ask.fox"] = "Fox, whom do you point at?{idle}",
      ["help.fox"] = "Any living player, or nobody. If none of the three is a wolf, the fox cannot do it any more.",
      ["fox.nod"] = "Nod: a wolf is among {players}.",
      ["fox.shake"] = "Shake your head: no wolf is among {players}, and the fox has lost its nose.",
      ["label.fox"] = "The fox pointed at",
    },
  },
}

---@class State
---@field fox_lost? boolean whether the fox has pointed where no wolf was

role{ id = "fox", asks = { "fox" }, wakes = function(g, players) rule.fox_points(g, players) end }

-- Whoever is pointed at, and the two who sit next to them among the living.
function rule.fox_smells(g, player)
  local living = rule.living(g)
  local at = index_of(living, player)
  local three = {}
  for _, place in ipairs{ (at - 2) % #living + 1, at, at % #living + 1 } do
    if not index_of(three, living[place]) then table.insert(three, living[place]) end
  end
  return three
end

-- Asked in every night, also once the nose is lost; the moderator is told of the cards the app does not know.
function rule.fox_points(g, players)
  local aimed = rule.ask_awake(g, { id = "fox" }, function() end, not g.fox_lost)
  if not aimed then return tell("moderator", "no-nod") end
  local three = rule.fox_smells(g, aimed)
  local wolves = where(three, function(player) return rule.learn_whether(g, player, "is-wolf", rule.is_wolf) end)
  tell("moderator", #wolves > 0 and "fox.nod" or "fox.shake", { players = three })
  if #wolves > 0 then return end
  g.fox_lost = true
  for _, player in ipairs(three) do reveal(players, player, "seen", "no-wolf") end
end

test("a neighbour is a wolf", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor fox villager villager", "nobody", "1", "7" },
  says = "Nod: a wolf is among P6, P7, P1",
})

test("where none is, the nose is lost", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor fox villager villager", "nobody", "1", "5", "nobody", "nobody", "nobody", "1", "6" },
  refuses = true,
})
