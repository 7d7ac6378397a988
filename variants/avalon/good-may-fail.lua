-- Anybody may make a mission fail.
variant{
  id = "good-may-fail",
  game = "avalon",
  title = { en = "The good may fail" },
  rule = { en = "Anybody on a mission may play Success or Fail, even the good." },
  text = {
    en = {
      ["help.mission"] = "Everybody on the team plays a card in secret, Success or Fail as they like.",
    },
  },
}

-- So a Fail tells of nobody that they are evil.
around("good_may_fail", function() return true end)

test("the good play what they like", {
  players = 5, deal = "missions",
  play = { "merlin servant servant assassin morgana", "1", "1 2", "a all", "fail success" }, says = "mission-fails",
})

test("and nothing is found at the end", {
  players = 5, deal = "none",
  play = { "merlin servant servant assassin morgana", "1", "1 2", "a all", "2", "1 2 3", "a all", "3", "1 2", "a all",
    "2" },
  says = "victory.missions-failed", not_said = "audit.fails",
})
