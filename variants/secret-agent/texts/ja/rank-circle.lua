-- rank-circle.lua を日本語で。
return {
  title = "ランクは輪になる",
  rule = "13の隣は1です。ランクの差は、輪の短い方で数えます。",
}
