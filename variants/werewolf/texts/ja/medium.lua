-- medium.lua を日本語で。
return {
  title = "霊媒師",
  rule = "村人のうち1人は霊媒師です。夜に、その日追放された人が人狼だったかを知ります。",
  text = {
    ["word.medium"] = "霊媒師",
    ["also.medium"] = "medium, れいばいし, 霊能者",
    ["medium-wakes"] = "霊媒師は目を開けてください。今日追放された人が人狼ならうなずきます。",
    ["medium-sleeps"] = "霊媒師は目を閉じてください。",
    ["medium.nod"] = "うなずく：{player}さんは人狼でした。",
    ["medium.shake"] = "首を横に振る：{player}さんは人狼ではありませんでした。",
    ["medium.nothing"] = "伝えることはありません。うなずくときと同じだけ待ってください。",
  },
}
