-- Being out early is dull: the dead stay in the discussion.
variant{
  id = "dead-can-talk",
  game = "werewolf",
  title = { en = "The dead may talk", ja = "死者も発言できる", vi = "Người chết được nói" },
  rule = {
    en = "The dead may go on discussing by day, but do not accuse, second or vote.",
    ja = "死んだ人も昼の話し合いに参加できますが、告発、賛同、投票はできません。",
    vi = "Người chết vẫn được bàn bạc ban ngày, nhưng không buộc tội, không ủng hộ và không bỏ phiếu.",
  },
  text = {
    en = { ["dead-can-talk.reminder"] = "{player} may still talk by day, but does not accuse, second or vote." },
    ja = {
      ["dead-can-talk.reminder"] =
        "{player}さんは引き続き昼の話し合いに参加できます。ただし告発、賛同、投票はできません。",
    },
    vi = {
      ["dead-can-talk.reminder"] =
        "{player} vẫn được bàn bạc ban ngày, nhưng không buộc tội, không ủng hộ và không bỏ phiếu.",
    },
  },
}

around("say.silent", function(_, _, values) announce("dead-can-talk.reminder", values) end)

test("the dead are told", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "4", "1", "5" },
  says = "may still talk by day",
})
