-- The final guesses stop at the second wrong guess of the mission.
variant{
  id = "final-guess",
  game = "secret-agent",
  title = { en = "Final guesses end at two wrong ones", ja = "最後の推測は失敗二回まで", vi = "Đoán cuối dừng ở hai lần sai" },
  rule = {
    en = "After a wrong final guess the next Infiltrator guesses only if it was the first wrong guess of the mission.",
    ja = "最後の推測が外れたとき、次の潜入員が推測できるのは、それがミッションで最初の失敗だった場合だけです。",
    vi = "Sau một lần đoán cuối sai, kẻ xâm nhập tiếp theo chỉ được đoán nếu đó là lần sai đầu tiên của nhiệm vụ.",
  },
}

-- Whoever is the only one left still has a guess (the other reading of R-SA-7).
around("next_may_guess", function(_, g) return g.wrong == 1 end)
