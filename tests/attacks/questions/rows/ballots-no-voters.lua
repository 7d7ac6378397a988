-- stopped: nobody
variant{ id = "ballots-no-voters", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  ballots{ id = "vote", from = { "a" } }
  return base(...)
end)
