-- Another President may want to see for themselves.
variant{
  id = "investigate-repeat",
  game = "secret-hitler",
  title = { en = "Repeated investigation" },
  rule = { en = "A player may be investigated more than once in a game." },
}

around("spared", function(_, _, _) return false end)
