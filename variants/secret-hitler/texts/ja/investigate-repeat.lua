-- investigate-repeat.lua を日本語で。
return {
  title = "再調査あり",
  rule = "同じプレイヤーを1ゲーム中に何度でも調査できます。",
}
