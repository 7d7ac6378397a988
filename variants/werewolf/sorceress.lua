-- She looks for the seer.
variant{
  id = "sorceress",
  game = "werewolf",
  title = { en = "The sorceress" },
  rule = {
    en = "One villager is the sorceress, who each night learns whether somebody is the seer, and wins "
      .. "with the wolves.",
  },
  text = {
    en = {
      ["word.sorceress"] = "sorceress",
      ["sorceress-wakes"] = "Sorceress, open your eyes. Point at somebody: I nod if it is the seer.",
      ["sorceress-sleeps"] = "Sorceress, close your eyes.",
      ["ask.sorceress"] = "Sorceress, whom do you point at?{idle}",
      ["help.sorceress"] = "Any other living player. Nod for the seer, shake your head for all others.",
      ["sorceress.nod"] = "Nod: {player} is the seer.",
      ["sorceress.shake"] = "Shake your head: {player} is not the seer.",
      ["why.sorceress"] = "The sorceress cannot point at {player}.",
      ["label.sorceress"] = "The sorceress pointed at",
      ["ask.is-seer"] = "Do you nod: is {player} the seer?",
      ["help.is-seer"] = "You know the card, or who the seer was. The answer is remembered.",
    },
  },
}

role{
  id = "sorceress", team = "wolves", wolf = false, asks = { "sorceress" },
  wakes = function(g) rule.sorceress_points(g) end,
}

-- The moderator nods or shakes the head, or waits as long.
function rule.sorceress_points(g)
  local seen = rule.ask_awake(g, { id = "sorceress" },
    function(player) if index_of(g.awake.players, player) then return "why.sorceress" end end)
  if not seen then return tell("moderator", "no-nod") end
  local seer = rule.role(g, seen) == "seer" -- though a bite made a wolf of the seer
    or rule.learn_whether(g, seen, "is-seer", function(_, role) return role == "seer" end)
  tell("moderator", seer and "sorceress.nod" or "sorceress.shake", { player = seen })
end

test("she is shown the seer", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor sorceress villager villager", "nobody", "3" },
  says = "Nod: P3 is the seer",
})
