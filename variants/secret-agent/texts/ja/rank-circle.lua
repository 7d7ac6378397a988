-- rank-circle.lua を日本語で。
return {
  title = "数は輪になる",
  rule = "13の隣は1です。数の差は、輪の短い方で数えます。",
}
