-- No lucky shots: first somebody has to have played something.
variant{
  id = "no-first-guess",
  game = "secret-agent",
  title = { en = "No guess in the first round" },
  rule = { en = "Nobody may guess the Secret Agent in the first round of a mission." },
  text = {
    en = { ["why.first-round"] = "Nobody guesses in the first round of a mission." },
  },
}

around("turn_options", function(base, g, player)
  if g.round > 1 then return base(g, player) end
  return rule.hand_options(g, player)
end)

around("why_not_in_turn", function(base, g, player, word)
  if g.round == 1 and word:sub(1, 6) == "guess " then return "why.first-round" end
  return base(g, player, word)
end)

test("nobody guesses before the second round", {
  players = 3, deal = "none",
  play = { "1", "R5", "guess R5" },
  refuses = "why.first-round",
})

test("then everybody may", {
  players = 3, deal = "none",
  play = { "1", "R8", "R5", "R11", "G8", "guess R5" },
  says = "P3 guesses that R5",
})
