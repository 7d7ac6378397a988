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

test("the second wrong guess is the last", {
  players = 4, deal = "none",
  play = { "1", "R8", "R1", "R2", "R3", "R4", "pass", "Y1", "Y2", "Y3", "guess R9", "G1", "G2", "G3", "G4", "G5",
    "G6", "R10" },
  says = "Mission 2 of 6",
})
