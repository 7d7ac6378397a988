-- Two wrong guesses end a mission, however many Infiltrators there are.
variant{
  id = "wrong-limit",
  game = "secret-agent",
  title = { en = "Two wrong guesses" },
  rule = {
    en = "The second wrong guess in the rounds ends the mission. With four players the Double Agent is never used; "
      .. "with two the Director plays on alone after the one wrong guess.",
  },
  text = {
    en = {
      ["all-wrong"] = "The second wrong guess: {director} counts as having made contact, and the mission is over.",
      ["never-found"] = "The rounds are over, and nobody has found the Secret Agent.",
    },
  },
}

-- Two are enough (the other reading of R-SA-5). A lone Infiltrator's one wrong guess is not.
around("wrong_limit", function() return 2 end)

-- The mission is over where the Double Agent would come in.
around("hand_over_double_agent", function() end)

test("the second wrong guess ends the mission", {
  players = 4, deal = "none",
  play = { "1", "R5", "guess R6", "guess R7" },
  says = { "all-wrong", "Mission 2 of 6" },
})
