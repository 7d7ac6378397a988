-- A shorter evening.
variant{
  id = "one-card-less",
  game = "secrets",
  title = { en = "A shorter game" },
  rule = {
    en = "The game ends one card sooner: with somebody's fourth, or with seven or eight players the third.",
  },
}

around("ends_at", function(base, g) return base(g) - 1 end)

test("four cards end the game", {
  players = 4, deal = "none",
  play = { "P1=cia P2=kgb P3=cia P4=kgb centre=hippie", "1", "scientist journalist", "2", "yes", "scientist",
    "scientist journalist", "1", "yes", "scientist", "scientist assassin", "2", "yes", "scientist",
    "journalist scientist", "2", "yes", "journalist", "double-agent scientist", "2", "yes", "double-agent" },
  asks = "",
})
