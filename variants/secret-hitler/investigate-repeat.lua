-- Another President may want to see for themselves.
variant{
  id = "investigate-repeat",
  game = "secret-hitler",
  title = { en = "Repeated investigation", ja = "再調査あり", vi = "Điều tra lại" },
  rule = {
    en = "A player may be investigated more than once in a game.",
    ja = "同じプレイヤーを1ゲーム中に何度でも調査できます。",
    vi = "Một người có thể bị điều tra nhiều lần trong một ván.",
  },
}

around("spared", function(_, _, _) return false end)
