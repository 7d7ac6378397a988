-- first-night.lua を日本語で。
return {
  title = "初日犠牲者なし",
  rule = "最初の夜は誰も死にません。人狼はお互いを確認するだけです。",
}
