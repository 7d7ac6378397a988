-- stopped: twice
variant{ id = "ballots-voters-twice", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local g = ...
  ballots{ id = "vote", voters = { g.players[1], g.players[1] }, from = { "a" } }
  return base(...)
end)
