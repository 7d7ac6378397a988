-- For tables that forget whom they work for.
variant{
  id = "own-token",
  game = "secrets",
  title = { en = "A look at one's own token", ja = "自分のトークンの確認", vi = "Xem lại thẻ của mình" },
  rule = {
    en = "Whoever's turn it is may look at their own token first.",
    ja = "自分の手番の始めに、自分の正体トークンを見直せます。",
    vi = "Đến lượt mình, mỗi người được xem lại thẻ thân phận của mình trước.",
  },
  text = {
    en = {
      ["own-token.looks"] = "{player} may look at their own token.",
      ["first-look.over"] =
        "From now on nobody looks at any token but as a card says, or at their own when their turn begins.",
    },
    ja = {
      ["own-token.looks"] = "{player}さんは自分の正体トークンを見てもかまいません。",
      ["first-look.over"] =
        "これ以降、カードの効果と自分の手番の始め以外では、トークンを見られません。",
    },
    vi = {
      ["own-token.looks"] = "{player} được xem thẻ thân phận của mình.",
      ["first-look.over"] =
        "Từ giờ chỉ được xem thẻ khi lá bài cho phép, hoặc thẻ của mình lúc bắt đầu lượt.",
    },
  },
}

before("draw", function(g, active)
  announce("own-token.looks", { player = active })
  rule.look(g, active, active)
end)

test("at the beginning of the turn", {
  players = 4, deal = "none",
  play = { "unknown", "1" },
  says = "P1 may look at their own token",
})
