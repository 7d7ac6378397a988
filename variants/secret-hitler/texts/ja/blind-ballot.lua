-- blind-ballot.lua を日本語で。
return {
  title = "秘密投票",
  rule = "投票は秘密です。賛成と反対の数だけが告げられます。",
  settings = { by = "投票の方法" },
  text = {
    ["word.cards"] = "カード（混ぜてから公開）",
    ["word.screen"] = "画面、または進行役にだけ伝える",
    ["ask.ja-votes"] = "{president}さんと{chancellor}さん：賛成は何票？",
    ["also.fillers.ja-votes"] = "ja, 賛成, はい",
    ["help.ja-votes"] =
      "全員の投票カードを裏向きで集め、混ぜてから公開します。{voters}票のうち賛成は何票ですか？"
      .. "過半数が必要で、{tie}です。",
    ["help.vote"] =
      "{president}さんと{chancellor}さんを含む生存者全員が、ほかの誰にも見えないように賛成か反対を選びます。"
      .. "過半数が必要で、{tie}です。投票前に発言できる人：{speakers}。",
    ["blind-ballot.votes"] = "賛成{ja}、反対{nein}。",
  },
}
