-- stopped
variant{ id = "ballots-voters-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  ballots{ id = "vote", voters = 3, from = { "a" } }
  return base(...)
end)
