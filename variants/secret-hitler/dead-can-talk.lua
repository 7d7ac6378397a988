-- Being out early is dull: the executed stay in the discussion.
variant{
  id = "dead-can-talk",
  game = "secret-hitler",
  title = { en = "The dead may talk", ja = "死者も発言できる", vi = "Người chết được nói" },
  rule = {
    en = "Executed players may go on discussing, but do not vote and hold no office.",
    ja =
      "処刑されたプレイヤーも議論に参加できますが、投票はできず、"
      .. "役職にも就けません。",
    vi =
      "Người bị xử tử vẫn được thảo luận, nhưng không bỏ phiếu và không giữ chức "
      .. "vụ nào.",
  },
  text = {
    en = {
      ["dead-can-talk.reminder"] =
        "{player} may still join the discussion, but does not vote and shows nobody the role card.",
    },
    ja = {
      ["dead-can-talk.reminder"] =
        "{player}さんは引き続き議論に参加できます。ただし投票はできず、"
        .. "役割カードは誰にも見せません。",
    },
    vi = {
      ["dead-can-talk.reminder"] =
        "{player} vẫn được tham gia thảo luận, nhưng không bỏ phiếu và không cho ai xem thẻ Vai "
        .. "trò.",
    },
  },
}

around("may_speak", function(_, _, _) return true end)

after("execute", function(_, victim) announce("dead-can-talk.reminder", { player = victim }) end)
