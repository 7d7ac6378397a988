-- The dead take their secret with them: the moderator alone looks at the card.
variant{
  id = "no-reveal",
  game = "werewolf",
  title = { en = "Cards stay hidden", ja = "役職非公開", vi = "Không lật thẻ" },
  rule = {
    en = "The dead do not show their role card; the moderator alone looks at it.",
    ja = "死んだ人の役職カードは公開せず、進行役だけが確認します。",
    vi = "Người chết không lật thẻ vai; chỉ quản trò được xem.",
  },
  text = {
    en = {
      ["help.role-was"] = "Look at the card yourself and show it to nobody.",
      ["no-reveal.hidden"] = "The card of {player} stays face down.",
    },
    ja = {
      ["help.role-was"] = "進行役だけがカードを見て、誰にも見せないでください。",
      ["no-reveal.hidden"] = "{player}さんのカードは伏せたままです。",
    },
    vi = {
      ["help.role-was"] = "Tự xem thẻ, không cho ai thấy.",
      ["no-reveal.hidden"] = "Thẻ của {player} vẫn úp.",
    },
  },
}

around("show_card", function(_, _, player)
  announce("no-reveal.hidden", { player = player })
end)

test("nobody sees the card of the dead", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "5", "1", "6" },
  says = "no-reveal.hidden",
})
