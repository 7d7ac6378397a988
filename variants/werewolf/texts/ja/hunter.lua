-- hunter.lua を日本語で。
return {
  title = "ハンター",
  rule = "村人のうち1人はハンターです。死ぬときに、生きている1人を撃てます。",
  settings = { poisoned = "毒で死んだハンターも撃てるか" },
  text = {
    ["word.hunter"] = "ハンター",
    ["also.hunter"] = "hunter, はんたー",
    ["label.shot"] = "撃たれた人",
    ["word.shot"] = "銃撃",
    ["ask.shoot"] = "{of}さん、誰を撃ちますか？",
    ["help.shoot"] = "ハンターは生きている1人を撃つか、誰も撃ちません（なし）。",
    ["hunter.shoots"] = "ハンターの{hunter}さんが{player}さんを撃ちました。",
  },
}
