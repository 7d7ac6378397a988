-- Another President may want to see for themselves.
variant{
  id = "investigate-repeat",
  game = "secret-hitler",
  title = { en = "Repeated investigation" },
  rule = { en = "A player may be investigated more than once in a game." },
}

around("spared", function(_, _, _) return false end)

test("the same player twice", {
  players = 9, deal = "none",
  play = { "unknown", "1", "2", "ja all", "fascist", "5", "3", "ja all", "fascist", "5" },
  says = "P2 alone looks at it",
})
