-- long-strides.lua を日本語で。
return {
  title = "大きな歩み",
  rule = "ポーンは3枚目より先のカードまで進めます。",
  settings = {
    steps = "ポーンが進める最大の枚数",
  },
  text = {
    ["long-strides.steps"] = "ポーンは1枚から{steps}枚まで進めます。",
  },
}
