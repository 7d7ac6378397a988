-- The final guesses stop at the second wrong guess of the mission.
variant{
  id = "final-guess",
  game = "secret-agent",
  title = { en = "Final guesses end at two wrong ones" },
  rule = {
    en = "After a wrong final guess the next Infiltrator guesses only if it was the first wrong guess of the mission.",
  },
}

-- Whoever is the only one left still has a guess (the other reading of R-SA-7).
around("next_may_guess", function(_, g) return g.wrong == 1 end)
