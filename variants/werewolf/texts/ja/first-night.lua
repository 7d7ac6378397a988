-- first-night.lua を日本語で。
return {
  title = "初日犠牲者なし",
  rule = "最初の夜は誰も死にません。人狼はお互いを確認するだけです。",
  text = {
    ["first-night.wolves"] = "人狼は目を開けて、仲間を確認してください。今夜は誰も襲いません。",
  },
}
