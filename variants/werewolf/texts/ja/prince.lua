-- prince.lua を日本語で。
return {
  title = "王子",
  rule = "村人のうち1人は王子です。最初に追放が決まったときはカードを公開して生き残ります。",
  text = {
    ["word.prince"] = "王子",
    ["also.prince"] = "prince, おうじ",
    ["prince.lives"] = "村は{player}さんの追放を決めましたが、カードは{role}です。{player}さんは生き残ります。",
  },
}
