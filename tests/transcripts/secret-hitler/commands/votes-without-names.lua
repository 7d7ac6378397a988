-- The ballots are counted by somebody who tells the numbers alone.
variant{
  id = "votes-without-names",
  game = "secret-hitler",
  title = { en = "Votes without names" },
  rule = { en = "Only the numbers of the votes are announced." },
}

around("show_votes", function(_, _, votes)
  announce("votes", { ja = count(votes, "ja"), nein = count(votes, "nein"), yes = "nobody", no = "nobody" })
end)

test("the numbers are told", {
  players = 5, deal = "none", play = { "unknown", "1", "2", "ja 1 2 3" }, says = "votes",
})
