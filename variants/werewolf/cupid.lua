-- Love is stronger than the pack.
variant{
  id = "cupid",
  game = "werewolf",
  title = { en = "Cupid", ja = "キューピッド", vi = "Thần tình yêu" },
  rule = {
    en = "One villager is Cupid, who in the first night names two lovers. When one of them dies, the other dies of "
      .. "grief. Lovers of two sides who are the last two win together.",
    ja = "村人のうち1人はキューピッドです。最初の夜に恋人2人を選びます。"
      .. "片方が死ぬともう1人も後を追います。"
      .. "陣営の違う恋人が最後の2人になれば、2人の勝ちです。",
    vi = "Một dân làng là thần tình yêu, đêm đầu tiên chọn hai người yêu nhau. Một người chết thì người kia chết "
      .. "theo. Cặp tình nhân khác phe còn lại sau cùng thì cùng thắng.",
  },
  text = {
    en = {
      ["word.cupid"] = "Cupid",
      ["label.grief"] = "Died of grief",
      ["word.grief"] = "of grief",
      ["team.lovers"] = "the lovers",
      ["reason.lovers-left"] = "the lovers are the last two",
      ["cupid-wakes"] = "Cupid, open your eyes. Point at two who fall in love.",
      ["cupid-sleeps"] =
        "Cupid, close your eyes. I touch the two lovers: open your eyes, see each other, and close them again.",
      ["ask.cupid"] = "Cupid, which two fall in love?",
      ["help.cupid"] = "Two players; Cupid may be one of them. Touch them when Cupid sleeps.",
      ["cupid.lovers"] = "Touch the lovers once Cupid sleeps: {players}.",
      ["cupid.grief"] = "{player} dies of grief.",
      ["victory.lovers"] = "The lovers are the last two: the lovers have won.",
    },
    ja = {
      ["word.cupid"] = "キューピッド",
      ["also.cupid"] = "cupid, きゅーぴっど",
      ["label.grief"] = "後を追った人",
      ["word.grief"] = "後追い",
      ["team.lovers"] = "恋人",
      ["reason.lovers-left"] = "恋人が最後の2人",
      ["cupid-wakes"] = "キューピッドは目を開けてください。恋に落ちる2人を指してください。",
      ["cupid-sleeps"] =
        "キューピッドは目を閉じてください。恋人の2人に触れます。"
        .. "2人は目を開けて互いを確認し、また閉じてください。",
      ["ask.cupid"] = "キューピッド、恋に落ちる2人は？",
      ["help.cupid"] = "2人を選びます。キューピッド自身でもかまいません。キューピッドが目を閉じた後で2人に触れます。",
      ["cupid.lovers"] = "キューピッドが目を閉じたら恋人に触れる：{players}。",
      ["cupid.grief"] = "{player}さんは恋人の後を追いました。",
      ["victory.lovers"] = "恋人が最後の2人になりました。恋人の勝ちです。",
    },
    vi = {
      ["word.cupid"] = "thần tình yêu",
      ["also.cupid"] = "cupid",
      ["label.grief"] = "Chết vì đau buồn",
      ["word.grief"] = "vì đau khổ",
      ["team.lovers"] = "cặp tình nhân",
      ["reason.lovers-left"] = "cặp tình nhân là hai người cuối cùng",
      ["cupid-wakes"] = "Thần tình yêu mở mắt ra. Chỉ vào hai người sẽ yêu nhau.",
      ["cupid-sleeps"] =
        "Thần tình yêu nhắm mắt lại. Tôi chạm vào hai người yêu nhau: mở mắt nhìn nhau, rồi nhắm lại.",
      ["ask.cupid"] = "Thần tình yêu chọn hai người nào?",
      ["help.cupid"] = "Hai người, có thể là chính thần tình yêu. Chạm vào họ khi thần đã nhắm mắt.",
      ["cupid.lovers"] = "Chạm vào cặp tình nhân khi thần tình yêu đã nhắm mắt: {players}.",
      ["cupid.grief"] = "{player} chết vì đau khổ.",
      ["victory.lovers"] = "Cặp tình nhân là hai người cuối cùng: cặp tình nhân thắng.",
    },
  },
}

---@class State
---@field lovers? Player[] the two who die of grief for each other

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "cupid", 1 })
  return roles
end)

-- Cupid wakes first, in the first night.
before("wolves_wake", function(g)
  if g.night > 1 then return end
  rule.wake(g, "cupid", function()
    g.lovers = choose{
      id = "cupid", count = 2, secret = true, to = rule.holders(g, "cupid"), from = rule.living(g),
    }
    tell("moderator", "cupid.lovers", { players = g.lovers })
  end)
end)

after("last_deed", function(g, player, _)
  if not g.lovers or not index_of(g.lovers, player) then return end
  local other = g.lovers[1] == player and g.lovers[2] or g.lovers[1]
  if not other.alive then return end
  announce("cupid.grief", { player = other })
  rule.die(g, { other }, "grief")
end)

before("end_of_game", function(g)
  local living = rule.living(g)
  if not g.lovers or #living ~= 2 or not g.lovers[1].alive or not g.lovers[2].alive then return end
  if rule.living_wolves(g) == 1 then rule.victory(g, "lovers", "lovers-left") end
end)

around("winners", function(base, g, team)
  if team == "lovers" then return g.lovers end
  return base(g, team)
end)

around("ways_to_die", function(base)
  local ways = base()
  table.insert(ways, { id = "cupid.grief", column = "grief" })
  return ways
end)

test("a lover dies of grief", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor Cupid villager villager", "3 6", "3", "1", "4" },
  says = "P6 dies of grief",
})
