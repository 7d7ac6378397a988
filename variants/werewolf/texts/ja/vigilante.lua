-- vigilante.lua を日本語で。
return {
  title = "自警団員",
  rule = "村人のうち1人は自警団員です。1ゲームに1回、夜に1人を殺せます。",
  text = {
    ["word.vigilante"] = "自警団員",
    ["also.vigilante"] = "vigilante, じけいだんいん",
    ["vigilante-wakes"] = "自警団員は目を開けてください。誰かを撃つなら指し、撃たないなら首を横に振ってください。",
    ["vigilante-sleeps"] = "自警団員は目を閉じてください。",
    ["ask.vigilante"] = "自警団員は誰を撃ちますか？{idle}",
    ["help.vigilante"] = "1ゲームに1回、自分以外の生きている1人。撃たないなら「なし」。",
    ["why.vigilante"] = "自警団員は{player}さんを撃ちません。",
    ["label.vigilante"] = "自警団員が撃った人",
  },
}
