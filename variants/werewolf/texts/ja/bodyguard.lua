-- bodyguard.lua を日本語で。
return {
  title = "用心棒",
  rule = "村人のうち1人は用心棒です。毎晩、前の夜とは別の1人を指し、その人が襲われると代わりに死にます。",
  text = {
    ["word.bodyguard"] = "用心棒",
    ["also.bodyguard"] = "bodyguard, ようじんぼう",
    ["bodyguard-wakes"] = "用心棒は目を開けてください。今夜かばう人を指してください。",
    ["bodyguard-sleeps"] = "用心棒は目を閉じてください。",
    ["ask.bodyguard"] = "用心棒は誰をかばいますか？{idle}",
    ["help.bodyguard"] = "前の夜にかばった人以外の生きている1人。襲われたら用心棒が代わりに死にます。",
    ["why.shielded-before"] = "用心棒は前の夜も{player}さんをかばいました。",
    ["label.bodyguard"] = "用心棒がかばった人",
    ["label.shielded"] = "かばわれた夜",
  },
}
