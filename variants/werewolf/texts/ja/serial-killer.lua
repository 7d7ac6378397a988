-- serial-killer.lua を日本語で。
return {
  title = "殺人鬼",
  rule = "村人のうち1人は殺人鬼です。毎晩1人を殺します（襲撃ではありません）。最後の1人になると単独で勝ちます。",
  text = {
    ["word.serial-killer"] = "殺人鬼",
    ["also.serial-killer"] = "killer, さつじんき",
    ["team.serial-killer"] = "殺人鬼",
    ["serial-killer-wakes"] = "殺人鬼は目を開けてください。殺す人を指してください。",
    ["serial-killer-sleeps"] = "殺人鬼は目を閉じてください。",
    ["ask.serial-killer"] = "殺人鬼は誰を殺しますか？{idle}",
    ["help.serial-killer"] = "自分以外の生きている1人。殺さないなら「なし」。",
    ["why.serial-killer"] = "殺人鬼は{player}さんを殺しません。",
    ["label.serial-killer"] = "殺人鬼が殺した人",
  },
}
