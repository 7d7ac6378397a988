-- wolves-may-eat-wolves.lua を日本語で。
return {
  title = "共食いあり",
  rule = "人狼は、仲間の人狼を含む生きている誰でも襲えます。",
  text = {
    ["help.wolves"] = "人狼を含む生きている{most:1人|{most}人まで}。意見が合わなければ「なし」。",
  },
}
