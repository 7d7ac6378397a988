-- shuffled-hands.lua を日本語で。
return {
  title = "手札を混ぜる",
  rule = "大統領と首相は、受け取った法案をよく混ぜてから1枚を捨てます。",
  text = {
    ["shuffled-hands.reminder"] =
      "{president}さんは3枚をよく混ぜてから1枚を捨て、"
      .. "{chancellor}さんは2枚をよく混ぜてから1枚を成立させます。",
  },
}
