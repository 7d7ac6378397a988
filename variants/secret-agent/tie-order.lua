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
      ["help.contact"] = "{of} compares the cards played ({cards}) with the Secret Agent and names one. A card of its "
        .. "colour, and of several the nearest rank; if there is none, the nearest rank of all. At equal distance the "
        .. "higher rank, at equal rank the card played first. Only the card is named, no reason is given.",
      ["word.contact-rule-4"] = "Rule 4, here: of equal ranks the card played first makes contact.",
    },
    ja = {
      ["help.contact"] = "{of}さんは出されたカード（{cards}）を秘密諜報員と比べ、一枚を告げます。同じ色のカード、複数あれば"
        .. "ランクが最も近いもの。同じ色がなければ全体でランクが最も近いもの。差が同じなら高いランク、ランクも同じなら"
        .. "先に出されたカードです。理由は言いません。",
      ["word.contact-rule-4"] = "規則4（この席での取り決め）:ランクも同じなら、先に出されたカードがコンタクトします。",
    },
    vi = {
      ["help.contact"] = "{of} so các lá đã đánh ({cards}) với Mật vụ bí mật và nêu một lá. Lá cùng màu, nếu nhiều lá "
        .. "thì lá có bậc gần nhất; nếu không có lá cùng màu thì lá có bậc gần nhất trong tất cả. Cách đều thì bậc cao "
        .. "hơn, cùng bậc thì lá được đánh trước. Chỉ nêu lá bài, không nói lý do.",
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
