-- For transcripts: a game in which everybody looks at party cards.
variant{
  id = "many-eyes",
  game = "secret-hitler",
  title = { en = "Many eyes" },
  rule = { en = "Every Fascist policy lets the President look at a party card." },
}

around("powers", function()
  return { "investigation", "investigation", "investigation", "investigation", "investigation" }
end)
