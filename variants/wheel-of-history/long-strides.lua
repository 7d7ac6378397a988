-- A longer stride leaves less to chance, and longer to think.
variant{
  id = "long-strides",
  game = "wheel-of-history",
  title = { en = "Longer strides", ja = "大きな歩み", vi = "Bước dài" },
  rule = {
    en = "The pawn may go on farther than to the third card.",
    ja = "ポーンは三枚目より先のカードまで進めます。",
    vi = "Quân tốt được đi xa hơn lá thứ ba.",
  },
  settings = {
    steps = {
      default = 4, min = 4, max = 6,
      about = {
        en = "how many cards on the pawn may go at most",
        ja = "ポーンが進める最大の枚数",
        vi = "quân tốt được đi nhiều nhất bao nhiêu lá",
      },
    },
  },
  text = {
    en = {
      ["long-strides.steps"] = "The pawn may go on 1 to {steps} cards.",
      ["help.advance"] =
        "{of} moves the pawn clockwise as many cards on as the prompt allows, takes the card it comes to, and leaves "
        .. "the pawn in the gap. Only cards still in the circle count.",
    },
    ja = {
      ["long-strides.steps"] = "ポーンは1枚から{steps}枚まで進めます。",
      ["help.advance"] =
        "{of}さんはポーンを時計回りに、許された枚数だけ進めてそのカードを取り、"
        .. "ポーンはその隙間に残します。円に残っているカードだけを数えます。",
    },
    vi = {
      ["long-strides.steps"] = "Quân tốt được đi từ 1 đến {steps} lá.",
      ["help.advance"] =
        "{of} đưa quân tốt theo chiều kim đồng hồ, trong số lá được phép, lấy lá nó đến và để quân tốt lại ở chỗ "
        .. "trống. Chỉ đếm những lá còn trên vòng tròn.",
    },
  },
}

before("lay_wheel", function(_) announce("long-strides.steps", { steps = option("steps") }) end)

around("ask.advance", function(base, q)
  q.max = option("steps")
  return base(q)
end)

test("four cards on", { players = 2, deal = "none", play = { "unknown", "1", "4" }, asks = "taken" })

test("no farther than the setting says", {
  players = 2, deal = "none", set = { steps = 5 },
  play = { "unknown", "1", "6" },
  refuses = true,
})
