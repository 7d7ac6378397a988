-- own-token.lua を日本語で。
return {
  title = "自分のトークンの確認",
  rule = "自分の手番の始めに、自分の正体トークンを見直せます。",
  text = {
    ["own-token.looks"] = "{player}さんは自分の正体トークンを見てもかまいません。",
    ["first-look.over"] =
      "これ以降、カードの効果と自分の手番の始め以外では、トークンを見られません。",
  },
}
