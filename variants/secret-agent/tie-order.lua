-- Among equal ranks the card that was played first makes contact.
variant{
  id = "tie-order",
  game = "secret-agent",
  title = { en = "Ties go to the card played first" },
  rule = {
    en = "Of equal ranks the card played first in the round makes contact, whoever sits at the Director's left.",
  },
  text = {
    en = {
      ["word.contact-tie"] = "the card played first",
      ["word.contact-rule-4"] = "Rule 4, here: of equal ranks the card played first makes contact.",
    },
  },
}

-- The order of play stands for the order of seats (the other reading of R-SA-3). The extra card of
-- a game for two still comes last.
around("tie_order", function(_, g)
  local order = map(g.played, function(play) return play end)
  if g.npc then order[#order + 1] = { card = g.npc } end
  return order
end)

test("of two sixes the first makes contact", {
  players = 3, deal = "none",
  play = { "1", "R8", "R5", "R11", "G8", "G6", "B13", "Y6" },
  says = "G6 makes contact",
})
