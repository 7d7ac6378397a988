-- Other readings of whose term is limited, and of when the last President is free again.
variant{
  id = "term-limits",
  game = "secret-hitler",
  title = { en = "Other term limits" },
  rule = {
    en = "Whose term is limited, and when the last President may be nominated again, is as set here.",
  },
  settings = {
    rule = {
      default = "last-elected", values = { "last-elected", "previous-round", "last-enacted" },
      about = { en = "whose term is limited" },
    },
    exception = {
      default = "alive5", values = { "alive5", "start5" },
      about = { en = "when the last President may be nominated" },
    },
  },
  text = {
    en = {
      ["word.last-elected"] = "that of the government elected last",
      ["word.previous-round"] = "that of the government of the round before, if one was elected",
      ["word.last-enacted"] = "that of the government that last enacted a policy",
      ["word.alive5"] = "with five or fewer alive",
      ["word.start5"] = "only in a game that five players began",
      ["term-limits.why.previous-round.chancellor"] =
        "{player} was Chancellor in the round before and cannot be nominated.",
      ["term-limits.why.previous-round.president"] =
        "{player} was President in the round before and cannot be nominated.",
      ["term-limits.why.last-enacted.chancellor"] =
        "{player} was Chancellor when a government last enacted a policy and cannot be nominated.",
      ["term-limits.why.last-enacted.president"] =
        "{player} was President when a government last enacted a policy and cannot be nominated.",
      ["term-limits.why.last-elected.chancellor"] =
        "{player} was the last elected Chancellor and cannot be nominated.",
      ["term-limits.why.last-elected.president"] = "{player} was the last elected President and cannot be nominated.",
    },
  },
}

-- previous-round: after an election that failed, nobody's term is limited.
after("reject", function(g)
  if option("rule") == "previous-round" then rule.forget_terms(g) end
end)

-- last-enacted: being elected limits nothing yet; enacting does.
around("limit_terms", function(base, g)
  if option("rule") ~= "last-enacted" then base(g) end
end)
around("chancellor_enacts", function(base, g)
  if option("rule") == "last-enacted" then g.limited = { president = g.president, chancellor = g.chancellor } end
  return base(g)
end)

-- start5: what counts is with how many the game began.
around("president_limited", function(base, g)
  if option("exception") == "start5" then return #g.players > rule.few_living(g) end
  return base(g)
end)

-- A refusal says which reading it comes from.
around("term_limit", function(base, g, player)
  if not base(g, player) then return nil end
  local office = player == g.limited.chancellor and "chancellor" or "president"
  return "term-limits.why." .. option("rule") .. "." .. office
end)

test("the refusal says which reading it comes from", {
  players = 7, deal = "none", play = { "unknown", "1", "2", "ja all", "fascist", "1" },
  refuses = "term-limits.why.last-elected.president",
})

test("after an election that failed everybody may be nominated", {
  players = 7, deal = "none", set = { rule = "previous-round" },
  play = { "unknown", "1", "2", "ja all", "liberal", "4", "nein all", "1" }, asks = "vote",
})
