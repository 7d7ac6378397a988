-- One unwanted card a game may fall instead of being laid down.
variant{
  id = "decline",
  game = "wheel-of-history",
  title = { en = "Downfall of a single card" },
  rule = {
    en = "Once a round each player may discard the card just taken, face down: its colour can no longer score and "
      .. "its rank can no longer be completed.",
  },
  text = {
    en = {
      ["ask.decline"] = "{of}: discard {card} and let it fall?",
      ["also.yes.decline"] = "discard, discards, let it fall",
      ["also.no.decline"] = "keep, keep it, do not, does not",
      ["help.decline"] = "{of} may discard {card} face down before anything is scored, once in this round. "
        .. "It is out of the game: neither its colour nor its rank can be completed any more.",
      ["word.let-fall"] = "let fall",
      ["decline.fallen"] = "{player} lets {card} fall: it is turned face down and out of the game.",
    },
  },
}

-- The pawn has moved and the turn is over all the same. A fallen card is never counted, so its
-- colour and rank stay incomplete for good. A new round renews the right (R-WH-6).
around("keep", function(base, g, player, card)
  if player.declined or player.away or not confirm{ id = "decline", of = player, args = { card = card } } then
    return base(g, player, card)
  end
  player.declined = true
  g.fallen[#g.fallen + 1] = card
  announce("decline.fallen", { player = player, card = card })
end)

around("tell_story", function(base, story, said)
  base(story, said)
  if said.id == "decline.fallen" then story.now.card = { said.card, "let-fall" } end
end)

test("before anything is scored", {
  players = 2, deal = "none",
  play = { "unknown", "1", "3", "R1", "yes" },
  says = "decline.fallen",
})

test("once in the round", {
  players = 2, deal = "none",
  play = { "unknown", "1", "3", "R1", "yes", "1", "R2", "no", "1", "R3" },
  asks = "advance",
})
