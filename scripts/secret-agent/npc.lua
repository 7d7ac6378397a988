-- With two players a card off the deck plays as a third.

-- The extra card comes at the start of the Infiltrator's turn.
function rule.brings_npc(g, player) return #g.players == 2 and player ~= g.director end

-- The top card of the deck is turned up, before the Infiltrator decides what to do.
function rule.turn_up_npc(g)
  g.npc = rule.draw(g, 1)[1]
  local face = cards.show(g, "deck", g.npc, rule.veil(g, {
    id = "npc",
    why = function(word) return rule.why_not_held(g, word), { card = word } end,
  }))
  announce("npc", { card = face })
end

-- The extra card wins nothing: all cards of the round are discarded, and the same player leads again.
function rule.npc_contact(g) announce("npc-contact", { card = rule.face(g, g.npc), player = g.leader }) end

-- The extra card is discarded at the end of the round, or at once when the Infiltrator guesses.
function rule.discard_npc(g)
  if not g.npc then return end
  g.discard[#g.discard + 1] = g.npc
  g.npc = false
end
