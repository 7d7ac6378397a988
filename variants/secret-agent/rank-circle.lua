-- The ranks go round, so that a 13 or a 1 is no better to hide than a 7.
variant{
  id = "rank-circle",
  game = "secret-agent",
  title = { en = "The ranks go round" },
  rule = { en = "13 is next to 1: the distance between two ranks is counted the shorter way round." },
  text = {
    en = {
      ["word.contact-rule-2"] = "Rule 2: among several cards of its colour the nearest rank makes contact, 13 next to "
        .. "1, at equal distance the higher.",
      ["word.contact-rule-3"] = "Rule 3: when no card has its colour, the nearest rank of all makes contact, 13 next "
        .. "to 1, at equal distance the higher.",
      ["help.contact"] = "{of} compares the cards played ({cards}) with the Secret Agent and names one. A card of its "
        .. "colour makes contact; of several, the one nearest in rank, 13 being next to 1; if there is none, the "
        .. "nearest in rank of all. At equal distance it is the higher rank, at equal rank {tie}. Only the card is "
        .. "named, no reason is given.",
    },
  },
}

around("distance", function(base, g, agent, face)
  local straight = base(g, agent, face)
  return math.min(straight, 13 - straight)
end)

test("1 is next to 13", {
  players = 3, deal = "none",
  play = { "1", "R13", "R1", "R11", "Y3" },
  says = "R1 makes contact",
})
