-- Nobody should be out before the first word was spoken.
variant{
  id = "first-night",
  game = "werewolf",
  title = { en = "A quiet first night", ja = "初日犠牲者なし", vi = "Đêm đầu yên tĩnh" },
  rule = {
    en = "Nobody dies in the first night: the wolves only see one another.",
    ja = "最初の夜は誰も死にません。人狼はお互いを確認するだけです。",
    vi = "Đêm đầu tiên không ai chết: sói chỉ nhận mặt nhau.",
  },
  text = {
    en = { ["first-night.wolves"] = "Wolves, open your eyes and see one another. Tonight you are not hungry." },
    ja = { ["first-night.wolves"] = "人狼は目を開けて、仲間を確認してください。今夜は誰も襲いません。" },
    vi = { ["first-night.wolves"] = "Sói mở mắt ra, nhận mặt nhau. Đêm nay các bạn không đói." },
  },
}

around("may_kill", function(base, g) return g.night > 1 and base(g) end)

around("call", function(base, g, role)
  if role == "wolf" and g.night == 1 then return "first-night.wolves" end
  return base(g, role)
end)

test("the wolves choose nobody in the first night", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager" },
  says = "Tonight you are not hungry", asks = "seer",
})
