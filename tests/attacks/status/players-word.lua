-- harmless: only a list tells something of players
variant{ id = "players-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.players = "evil"
  return s
end)
