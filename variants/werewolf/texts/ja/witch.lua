-- witch.lua を日本語で。
return {
  title = "魔女",
  rule = "村人のうち1人は魔女です。夜の最後に起きて犠牲者を知り、"
    .. "ゲーム中1回だけ救うことと、1回だけ毒殺することができます。",
  text = {
    ["word.witch"] = "魔女",
    ["also.witch"] = "witch, まじょ",
    ["witch-wakes"] =
      "魔女は目を開けてください。今夜の犠牲者を示します。救いますか？"
      .. "誰かに毒を使いますか？うなずくか、指してください。",
    ["witch-sleeps"] = "魔女は目を閉じてください。",
    ["witch.would-die"] = "魔女に犠牲者を示す：{players}。",
    ["ask.witch-heal"] = "魔女は{player}さんを救いますか？{idle}",
    ["also.yes.witch-heal"] = "救う, 救います, 助ける",
    ["also.no.witch-heal"] = "救わない, 救いません, 助けない",
    ["help.witch-heal"] = "ゲーム中1回だけ、人狼に襲われた人を救えます。",
    ["ask.witch-poison"] = "魔女は誰に毒を使いますか？{idle}",
    ["help.witch-poison"] = "ゲーム中1回だけ、自分以外の生きている1人を今夜毒殺できます。または「なし」。",
    ["label.witch-heal"] = "魔女が救ったか",
    ["label.witch-poison"] = "魔女が毒を盛った人",
    ["label.healed"] = "救われた夜",
    ["label.poisoned"] = "毒を盛られた夜",
    ["why.witch"] = "魔女は{player}さんには毒を使いません。",
  },
}
