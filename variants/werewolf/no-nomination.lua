-- A short day: nobody is accused in due form.
variant{
  id = "no-nomination",
  game = "werewolf",
  title = { en = "Everybody points", ja = "一斉投票", vi = "Cả làng cùng chỉ" },
  rule = {
    en = "Nobody is accused: after the talk everybody points at somebody at once. Whoever most point at is lynched; a "
      .. "tie lynches nobody.",
    ja = "告発はありません。話し合いの後、全員が一斉に誰かを指します。"
      .. "最も多く指された人を追放し、同数なら誰も追放しません。",
    vi = "Không buộc tội: bàn xong, cả làng cùng lúc chỉ vào một người. Ai bị chỉ nhiều nhất thì bị treo cổ; bằng "
      .. "nhau thì không ai.",
  },
  conflicts = { "plurality" }, -- another way to find the condemned
  text = {
    en = {
      ["word.vote"] = "vote",
      ["ask.talk-over"] = "The talk is over: vote?",
      ["help.talk-over"] =
        "Vote: everybody points at once. Nobody: no vote today. Left: somebody has left the table, and dies at once.",
      ["ask.vote"] = "All at once: whom do you point at?",
      ["help.vote"] = "The living point at somebody living, or at nobody. Most lynch; a tie lynches nobody.",
    },
    ja = {
      ["word.vote"] = "投票",
      ["also.vote"] = "vote, とうひょう",
      ["ask.talk-over"] = "話し合いは終わりました。投票しますか？",
      ["help.talk-over"] =
        "「投票」で全員が一斉に指します。「なし」なら今日は投票しません。"
        .. "「退席」は、卓を離れた人が死んだことになります。",
      ["ask.vote"] = "一斉に、誰を指しますか？",
      ["help.vote"] = "生きている全員が、生きている1人か「なし」を選びます。最多票で追放、同数なら追放なし。",
    },
    vi = {
      ["word.vote"] = "bỏ phiếu",
      ["also.vote"] = "vote",
      ["ask.talk-over"] = "Bàn xong rồi: bỏ phiếu chứ?",
      ["help.talk-over"] =
        "Bỏ phiếu: cả làng cùng chỉ. Không ai: hôm nay không bỏ phiếu. Rời bàn: có người rời bàn, người đó chết ngay.",
      ["ask.vote"] = "Cùng lúc: bạn chỉ vào ai?",
      ["help.vote"] =
        "Người sống chỉ vào một người sống, hoặc không ai. Nhiều nhất thì bị treo cổ; bằng nhau thì không ai.",
    },
  },
}

around("condemned", function(_, g)
  while true do
    if g.leaving then rule.leave(g, g.leaving) end
    local now = choose{ id = "talk-over", from = { "vote", "nobody", "left" } }
    if now == "nobody" then return nil end
    if now == "vote" then return rule.point_at_once(g, rule.living(g)) end
    rule.leave(g, rule.who_left(g))
  end
end)

test("everybody points at once", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "5", "vote", "7 7 1 1 1 1 nobody" },
  says = "The village lynches P1",
})
