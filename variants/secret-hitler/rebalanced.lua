-- With six, seven and nine players the teams are a little uneven; other policies make up for it.
variant{
  id = "rebalanced",
  game = "secret-hitler",
  title = { en = "Rebalanced policies", ja = "法案のバランス調整", vi = "Cân bằng lại chính sách" },
  rule = {
    en =
      "Six players begin with one Fascist policy enacted; seven play with ten Fascist policies, nine with as many "
      .. "as the setting says.",
    ja =
      "6人ではファシスト法案1枚が成立した状態で始めます。"
      .. "7人ではファシスト法案を10枚、9人では設定の枚数にします。",
    vi =
      "Sáu người: bắt đầu với một chính sách Phát xít đã ban hành; bảy người: chỉ "
      .. "mười lá Phát xít; chín người: theo thiết lập.",
  },
  settings = {
    fascists9 = {
      default = 9, min = 9, max = 10,
      about = {
        en = "Fascist policies in the deck with nine players: nine or ten",
        ja = "9人で使うファシスト法案の枚数：9枚または10枚",
        vi = "số lá Phát xít khi chơi chín người: chín hoặc mười",
      },
    },
  },
}

around("first_policies", function(base, g)
  if #g.players == 6 then return { "fascist" } end
  return base(g)
end)

around("policy_counts", function(base, g)
  local fascists = { [7] = 10, [9] = option("fascists9") }
  return map(base(g), function(pair)
    if pair[1] ~= "fascist" then return pair end
    return { "fascist", fascists[#g.players] or pair[2] }
  end)
end)
