-- One vote for all who are accused.
variant{
  id = "plurality",
  game = "werewolf",
  title = { en = "Most votes lynch" },
  rule = {
    en = "All who are accused defend themselves; then everybody points at one of them at once. Whoever most point at "
      .. "is lynched; a tie lynches nobody, unless the table agrees otherwise.",
  },
  text = {
    en = {
      ["ask.vote"] = "All at once: whom do you point at ({candidates})?",
      ["help.vote"] = "The living point at one of the accused, or at nobody. Whoever is pointed at most is "
        .. "lynched; {tie}.",
      ["help.accuse"] =
        "Any living player. Nobody: that is all, and everybody points. Left: somebody has left the table, and dies at "
        .. "once.",
      ["why.accused-before"] = "{player} is accused already.",
      ["why.nobody-left"] = "For {player} nobody is left to accuse.",
    },
  },
}

---@class State
---@field accused? Player[] those who are voted about together

-- All trials are held before the one vote.
function rule.all_accused(g)
  g.accused = {}
  while true do
    local accused = rule.next_trial(g)
    if not accused then break end
    rule.defend(accused)
    table.insert(g.accused, accused)
  end
  local candidates = where(g.accused, "alive", "gone")
  g.accused = nil
  return candidates
end

-- Where all of them leave while the others point, the day is not over.
around("condemned", function(_, g)
  while true do
    local candidates = rule.all_accused(g)
    if #candidates == 0 then return nil end
    local condemned = rule.point_at_once(g, candidates)
    if #where(candidates, "alive", "gone") > 0 then return condemned end
  end
end)

-- Nobody is accused twice a day.
around("not_accused", function(base, g, accuser, player)
  if index_of(g.accused, player) then return "why.accused-before" end
  return base(g, accuser, player)
end)

-- Nor does anybody accuse for whom nobody else is left.
around("not_accusing", function(base, g, player)
  local left = except(rule.living(g), function(other) return rule.not_accused(g, player, other) end)
  if #left == 0 then return "why.nobody-left" end
  return base(g, player)
end)

test("of two accused the one most point at", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "5", "7", "1", "6", "1", "7", "2",
    "nobody", "7 7 1 1 1 1 nobody" },
  says = "The village lynches P1",
})
