-- discussion-timer.lua を日本語で。
return {
  title = "議論の時間制限",
  rule = "指名の前と投票の前の議論には時間制限があり、"
    .. "時間になったら話をやめて指名または投票に移ります。",
  settings = {
    seconds = "議論1回の秒数",
  },
  text = {
    ["discussion-timer.start"] = "議論の時間は{seconds}秒です。始めてください。",
  },
}
