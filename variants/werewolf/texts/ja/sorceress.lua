-- sorceress.lua を日本語で。
return {
  title = "妖術師",
  rule = "村人のうち1人は妖術師です。毎晩、誰か1人が占い師かどうかを知り、人狼と一緒に勝ちます。",
  text = {
    ["word.sorceress"] = "妖術師",
    ["also.sorceress"] = "sorceress, ようじゅつし",
    ["sorceress-wakes"] = "妖術師は目を開けてください。調べる人を指してください。占い師ならうなずきます。",
    ["sorceress-sleeps"] = "妖術師は目を閉じてください。",
    ["ask.sorceress"] = "妖術師は誰を調べますか？{idle}",
    ["help.sorceress"] = "自分以外の生きている1人。占い師ならうなずき、そうでなければ首を横に振ります。",
    ["sorceress.nod"] = "うなずく：{player}さんは占い師です。",
    ["sorceress.shake"] = "首を横に振る：{player}さんは占い師ではありません。",
    ["why.sorceress"] = "妖術師は{player}さん以外を調べます。",
    ["label.sorceress"] = "妖術師が調べた人",
    ["ask.is-seer"] = "うなずきますか？{player}さんは占い師ですか？",
    ["help.is-seer"] = "カードや、誰が占い師だったかは進行役が知っています。答えは記録されます。",
  },
}
