-- scapegoat.lua を日本語で。
return {
  title = "身代わり",
  rule = "村人のうち1人は身代わりです。一斉投票が同数になると、身代わりが追放されます。",
  text = {
    ["word.scapegoat"] = "身代わり",
    ["also.scapegoat"] = "scapegoat, みがわり",
    ["scapegoat.blamed"] = "同数です。身代わりは{player}さんです。",
    ["ask.scapegoat"] = "同数です。身代わりは誰ですか？",
    ["help.scapegoat"] = "身代わりが名乗り出て、追放されます。誰も名乗らなければ「不明」。",
    ["word.tie-scapegoat"] = "同数なら、生きている身代わりが追放されます",
  },
}
