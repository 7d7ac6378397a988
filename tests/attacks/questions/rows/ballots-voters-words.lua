-- stopped
variant{ id = "ballots-voters-words", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  ballots{ id = "vote", voters = { "Evil" }, from = { "a" } }
  return base(...)
end)
