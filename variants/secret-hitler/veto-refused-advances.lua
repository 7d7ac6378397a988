-- Every veto that is asked for costs patience. Should the third step be due to a refusal, chaos comes
-- first, and the Chancellor enacts one of the two policies afterwards.
variant{
  id = "veto-refused-advances",
  game = "secret-hitler",
  title = { en = "A refused veto counts" },
  rule = { en = "A veto that the President refuses moves the election tracker too." },
}

after("refuse_veto", function(g)
  rule.advance_tracker(g)
  if g.tracker >= rule.patience(g) then rule.reshuffle(g) end -- the session may have drawn the last card
  rule.riot(g)
end)
