-- no-debt.lua を日本語で。
return {
  title = "マイナスなし",
  rule = "得点は0を下回りません。足りない分は失いません。",
  text = {
    ["rank-complete"] = "階級{rank}が零落します！Quidquid agis, prudenter agas et respice finem. "
      .. "{rank}のカード1枚につき{rank}点の減点です（0点まで）。",
  },
}
