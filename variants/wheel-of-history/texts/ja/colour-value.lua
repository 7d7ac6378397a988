-- colour-value.lua を日本語で。
return {
  title = "色と値の精算",
  rule = "揃った数も得点になります（1は5点、5は1点）。色と数がそれぞれ1つ以上精算されたら、即座に終了です。",
  text = {
    ["rank-complete"] = "{rank}の5枚が揃いました。精算します。",
  },
}
