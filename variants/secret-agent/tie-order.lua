-- Among equal ranks the card that was played first makes contact.
variant{
  id = "tie-order",
  game = "secret-agent",
  title = { en = "Ties go to the card played first", ja = "同ランクは先に出した方", vi = "Hòa thì lá đánh trước thắng" },
  rule = {
    en = "Of equal ranks the card played first in the round makes contact, whoever sits at the Director's left.",
    ja = "ランクが同じなら、席順ではなく、そのラウンドで先に出されたカードがコンタクトします。",
    vi = "Cùng bậc thì lá được đánh trước trong vòng liên lạc được, bất kể ai ngồi bên trái Trưởng ban.",
  },
  text = {
    en = {
      ["word.contact-tie"] = "the card played first",
      ["word.contact-rule-4"] = "Rule 4, here: of equal ranks the card played first makes contact.",
    },
    ja = {
      ["word.contact-tie"] = "先に出されたカード",
      ["word.contact-rule-4"] = "規則4（この席での取り決め）:ランクも同じなら、先に出されたカードがコンタクトします。",
    },
    vi = {
      ["word.contact-tie"] = "lá được đánh trước",
      ["word.contact-rule-4"] = "Luật 4, ở bàn này: cùng bậc thì lá được đánh trước liên lạc được.",
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
