-- no-first-guess.lua を日本語で。
return {
  title = "最初のラウンドは推測なし",
  rule = "各ミッションの最初のラウンドでは、秘密諜報員を推測できません。",
  text = {
    ["why.first-round"] = "ミッションの最初のラウンドでは推測できません。",
  },
}
