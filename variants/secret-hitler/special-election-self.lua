-- A President may call a special election and stand in it: two terms in a row.
variant{
  id = "special-election-self",
  game = "secret-hitler",
  title = { en = "Special election for oneself" },
  rule = { en = "A President who calls a special election may name any living player, even themselves." },
}

around("not_callable", function(base, g, president, player)
  if player == president then return nil end
  return base(g, president, player)
end)

test("who calls it may be the next candidate", {
  players = 7, deal = "none",
  play = { "unknown", "1", "2", "ja all", "fascist", "3", "ja all", "fascist", "1", "4", "ja all", "fascist", "3" },
  says = "P3 is the candidate for President",
})
