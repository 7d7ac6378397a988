-- no-debt.lua を日本語で。
return {
  title = "マイナスなし",
  rule = "得点は0を下回りません。足りない分は失いません。",
}
