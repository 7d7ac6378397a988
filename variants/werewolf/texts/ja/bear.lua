-- bear.lua を日本語で。
return {
  title = "熊使い",
  rule = "村人のうち1人は熊使いです。夜明けに、生存者のうち隣に人狼がいるかが告げられます。",
  text = {
    ["word.bear"] = "熊使い",
    ["also.bear"] = "bear, くまつかい",
    ["bear.growls"] = "熊がうなっています。隣に人狼がいます。",
    ["bear.is-silent"] = "熊は静かです。",
  },
}
