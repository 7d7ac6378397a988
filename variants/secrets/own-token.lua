-- For tables that forget whom they work for.
variant{
  id = "own-token",
  game = "secrets",
  title = { en = "A look at one's own token" },
  rule = { en = "Whoever's turn it is may look at their own token first." },
  text = {
    en = {
      ["own-token.looks"] = "{player} may look at their own token.",
      ["first-look.over"] =
        "From now on nobody looks at any token, unless a card says so, or at their own when their turn begins.",
    },
  },
}

before("draw", function(g, active)
  announce("own-token.looks", { player = active })
  rule.look(g, active, active)
end)

test("at the beginning of the turn", {
  players = 4, deal = "none",
  play = { "unknown", "1" },
  says = "P1 may look at their own token",
})
