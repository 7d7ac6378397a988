-- A short day: nobody is accused in due form.
variant{
  id = "no-nomination",
  game = "werewolf",
  title = { en = "Everybody points" },
  rule = {
    en = "Nobody is accused: after the talk everybody points at somebody at once. Whoever is pointed at "
      .. "most is lynched; a tie lynches nobody, unless the table agrees otherwise.",
  },
  conflicts = { "plurality" }, -- another way to find the condemned
  text = {
    en = {
      ["word.vote"] = "vote",
      ["ask.talk-over"] = "The talk is over: vote?",
      ["help.talk-over"] =
        "Vote: everybody points at once. Nobody: no vote today. Left: somebody has left the table, and dies at once.",
      ["ask.vote"] = "All at once: whom do you point at?",
      ["help.vote"] = "The living point at somebody living, or at nobody. Whoever is pointed at most is "
        .. "lynched; {tie}.",
    },
  },
}

around("condemned", function(_, g)
  while true do
    local now = choose{ id = "talk-over", from = { "vote", "nobody", "left" } }
    if now == "nobody" then return nil end
    if now == "vote" then return rule.point_at_once(g, rule.living(g)) end
    rule.interrupted(g, now)
  end
end)

test("everybody points at once", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "5", "vote", "7 7 1 1 1 1 nobody" },
  says = "The village lynches P1",
})
