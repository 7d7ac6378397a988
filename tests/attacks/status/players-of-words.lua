-- harmless: only tables tell something of players
variant{ id = "players-of-words", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.players = { "evil", "evil" }
  return s
end)
