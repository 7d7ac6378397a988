-- Every veto that is asked for costs patience. Should the third step be due to a refusal, chaos comes
-- first, and the Chancellor enacts one of the two policies afterwards.
variant{
  id = "veto-refused-advances",
  game = "secret-hitler",
  title = { en = "A refused veto counts" },
  rule = { en = "A veto that the President refuses moves the election tracker too." },
  text = {
    en = {
      ["help.veto-consent"] =
        "President {of} says yes or no, nothing else. The election tracker moves in any case. Yes: both policies are "
        .. "discarded. No: {chancellor} has to enact one of them, after the chaos that may be due.",
    },
  },
}

after("refuse_veto", function(g)
  rule.advance_tracker(g)
  if g.tracker >= rule.patience(g) then rule.reshuffle(g) end -- the session may have drawn the last card
  rule.riot(g)
end)

test("a refusal moves the tracker", {
  players = 7, deal = "none",
  play = { "liberal liberal liberal fascist fascist liberal hitler", "1", "4", "ja all", "fascist", "5", "ja all",
    "fascist", "1", "1", "ja all", "fascist", "4", "2", "ja all", "fascist", "5", "1", "ja all", "fascist", "3",
    "2", "ja all", "yes", "no" },
  says = "The election tracker moves to 1 of 3.",
})

test("the third step is chaos, and the piles are seen to first", {
  players = 7, deal = "none",
  play = { "liberal liberal liberal fascist fascist liberal hitler", "1", "4", "ja all", "fascist", "5", "ja all",
    "fascist", "1", "1", "ja all", "fascist", "4", "2", "ja all", "fascist", "5", "1", "ja all", "fascist", "3",
    "2", "nein all", "2", "nein all", "2", "ja all", "yes", "no" },
  says = "chaos",
})
