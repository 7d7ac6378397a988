-- Two who can trust each other.
variant{
  id = "mason",
  game = "werewolf",
  title = { en = "Two masons", ja = "共有者", vi = "Hai thợ nề" },
  rule = {
    en = "Two villagers are masons, who see each other in the first night.",
    ja = "村人のうち2人は共有者です。最初の夜にお互いを確認します。",
    vi = "Hai dân làng là thợ nề, đêm đầu tiên nhận mặt nhau.",
  },
  text = {
    en = {
      ["word.mason"] = "mason",
      ["mason-wakes"] = "Masons, open your eyes and see each other.",
      ["mason-sleeps"] = "Masons, close your eyes.",
    },
    ja = {
      ["word.mason"] = "共有者",
      ["also.mason"] = "mason, きょうゆうしゃ",
      ["mason-wakes"] = "共有者は目を開けて、お互いを確認してください。",
      ["mason-sleeps"] = "共有者は目を閉じてください。",
    },
    vi = {
      ["word.mason"] = "thợ nề",
      ["also.mason"] = "mason",
      ["mason-wakes"] = "Thợ nề mở mắt ra, nhận mặt nhau.",
      ["mason-sleeps"] = "Thợ nề nhắm mắt lại.",
    },
  },
}

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "mason", 2 })
  return roles
end)

around("roles_that_meet", function(base, g)
  local roles = base(g)
  table.insert(roles, "mason")
  return roles
end)

before("wolves_wake", function(g)
  if g.night == 1 then rule.wake(g, "mason", function() rule.know_each_other(g, "mason") end) end
end)

test("the masons see each other", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor mason mason villager" },
  says = "Masons, open your eyes and see each other",
})
