-- One unwanted card a game may fall instead of being laid down.
variant{
  id = "decline",
  game = "wheel-of-history",
  title = { en = "Downfall of a single card", ja = "単独カードの没落", vi = "Sự suy tàn của một lá bài" },
  rule = {
    en = "Once a round each player may discard the card just taken, face down: its colour can no longer score and "
      .. "its rank can no longer be completed.",
    ja = "各プレイヤーはラウンドに一度だけ、取ったばかりのカードを裏向きに廃棄できます。"
      .. "その色はもう精算されず、その数はもう揃いません。",
    vi = "Mỗi ván một lần, người chơi được bỏ úp lá vừa lấy: màu đó không thể được tính điểm và số đó không thể đủ "
      .. "bộ nữa.",
  },
  text = {
    en = {
      ["ask.decline"] = "{of}: discard {card} and let it fall?",
      ["help.decline"] = "{of} may discard {card} face down before anything is scored, once in this round. "
        .. "It is out of the game: neither its colour nor its rank can be completed any more.",
      ["decline.fallen"] = "{player} lets {card} fall: it is turned face down and out of the game.",
    },
    ja = {
      ["ask.decline"] = "{of}さん、{card}を廃棄して転落させますか？",
      ["help.decline"] = "{of}さんは精算の前に、このラウンドで一度だけ{card}を裏向きに廃棄できます。"
        .. "廃棄したカードはゲームから除かれ、その色も数も、もう揃うことはありません。",
      ["decline.fallen"] = "{player}さんは{card}を転落させました。裏向きにしてゲームから除きます。",
    },
    vi = {
      ["ask.decline"] = "{of}: bỏ {card} cho nó suy tàn?",
      ["help.decline"] = "{of} được bỏ úp {card} trước khi tính điểm, mỗi ván một lần. "
        .. "Lá đó ra khỏi trò chơi: màu và số của nó không thể đủ bộ nữa.",
      ["decline.fallen"] = "{player} cho {card} suy tàn: lá được úp xuống và ra khỏi trò chơi.",
    },
  },
}

-- The pawn has moved and the turn is over all the same. A fallen card is never counted, so its
-- colour and rank stay incomplete for good. A new round renews the right (R-WH-6).
around("keep", function(base, g, player, card)
  if player.declined or not confirm{ id = "decline", of = player, args = { card = card } } then
    return base(g, player, card)
  end
  player.declined = true
  g.fallen[#g.fallen + 1] = card
  announce("decline.fallen", { player = player, card = card })
end)
