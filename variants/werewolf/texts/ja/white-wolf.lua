-- white-wolf.lua を日本語で。
return {
  title = "白狼",
  rule = "村人のうち1人は白狼で、人狼です。2晩に1回、1人を殺せます。最後の1人になると単独で勝ちます。",
  text = {
    ["word.white-wolf"] = "白狼",
    ["also.white-wolf"] = "white, はくろう",
    ["team.white-wolf"] = "白狼",
    ["white-wolf-wakes"] = "白狼は目を開けてください。誰かを殺すなら指し、殺さないなら首を横に振ってください。",
    ["white-wolf-sleeps"] = "白狼は目を閉じてください。",
    ["ask.white-wolf"] = "白狼は誰を殺しますか？{idle}",
    ["help.white-wolf"] = "2晩に1回、人狼も含めて自分以外の生きている1人。殺さないなら「なし」。",
    ["why.white-wolf"] = "白狼は{player}さんを殺しません。",
    ["label.white-wolf"] = "白狼が殺した人",
  },
}
