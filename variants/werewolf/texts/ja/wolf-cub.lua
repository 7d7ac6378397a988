-- wolf-cub.lua を日本語で。
return {
  title = "子狼",
  rule = "村人のうち1人は子狼で、人狼です。子狼が死んだ次の夜、人狼は2人まで襲えます。",
  text = {
    ["word.wolf-cub"] = "子狼",
    ["also.wolf-cub"] = "cub, こおおかみ",
  },
}
