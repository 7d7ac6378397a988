-- Who voted how is nobody's business: only the numbers are told.
variant{
  id = "blind-ballot",
  game = "secret-hitler",
  title = { en = "Blind ballot" },
  rule = { en = "The vote is secret: only the numbers of Ja and Nein are told." },
  settings = {
    by = {
      default = "cards", values = { "cards", "screen" },
      about = { en = "the ballots are cast" },
    },
  },
  text = {
    en = {
      ["word.cards"] = "with cards, which are shuffled before they are turned over",
      ["word.screen"] = "on the screen, or told to the moderator alone",
      ["ask.ja-votes"] = "{president} and {chancellor}: how many Ja?",
      ["also.fillers.ja-votes"] = "ja, yes",
      ["help.ja-votes"] =
        "All ballots are collected face down and shuffled, then turned over: how many of the {voters} say Ja? More "
        .. "than half must; {tie}.",
      ["help.vote"] =
        "Every living player, {president} and {chancellor} included, says Ja or Nein where nobody else can see it. "
        .. "More than half must say Ja; {tie}. Before the vote, these may speak: {speakers}.",
      ["blind-ballot.votes"] = "Ja {ja}, Nein {nein}.",
    },
  },
}

-- With cards nobody knows whose is whose: it is all one who is counted among the Ja.
around("vote", function(base, g, president, chancellor)
  if option("by") == "screen" then return base(g, president, chancellor) end
  local voters = rule.voters(g)
  local ja = number{
    id = "ja-votes", min = 0, max = #voters, drastic = rule.may_decide(g),
    args = { president = president, chancellor = chancellor, voters = #voters, tie = "tie-rejects" },
  }
  if not ja then -- somebody has left
    if rule.missing(g, president) or rule.missing(g, chancellor) then return nil end
    return rule.vote(g, president, chancellor)
  end
  local votes = {}
  for i in ipairs(voters) do votes[i] = i <= ja and "ja" or "nein" end
  return votes
end)

-- Who leaves meanwhile is not counted: how many there are is asked anew.
around("correct_seats", function(base, g, list, asked)
  base(g, list, asked)
  for _, entry in ipairs(asked == "ja-votes" and list or {}) do
    entry.withdraw = entry.withdraw or entry.id == "seat"
  end
end)

around("ask.vote", function(base, q)
  q.secret, q.drastic = true, false
  return base(q)
end)

around("show_votes", function(_, _, votes)
  announce("blind-ballot.votes", { ja = count(votes, "ja"), nein = count(votes, "nein"), recall = "votes" })
end)

-- The report knows no more than these numbers.
after("tell_story", function(story, said)
  if said.id == "blind-ballot.votes" then story.now.how_many, story.now.against = said.ja, said.nein end
end)

around("report", function(base, heard, claims, players)
  return where(base(heard, claims, players), function(widget) return widget.label ~= "label.voted-with" end)
end)

test("only how many is asked", {
  players = 5, deal = "none",
  play = { "unknown", "1", "2", "3" },
  says = "blind-ballot.votes",
})

test("and nobody by name", { players = 5, deal = "none", play = { "unknown", "1", "2", "ja all" }, refuses = true })

test("on the screen who votes how is not told", {
  players = 5, deal = "none", set = { by = "screen" },
  play = { "unknown", "1", "2", "ja 1 2 3" },
  says = "Ja 3, Nein 2.",
})
