-- dead-can-talk.lua を日本語で。
return {
  title = "死者も発言できる",
  rule = "死んだ人も昼の話し合いに参加できますが、告発、賛同、投票はできません。",
  text = {
    ["dead-can-talk.reminder"] =
      "{player}さんは引き続き昼の話し合いに参加できます。ただし告発、賛同、投票はできません。",
  },
}
