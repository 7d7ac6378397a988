-- mayor.lua を日本語で。
return {
  title = "村長",
  rule = "村は昼に村長を選びます。村長の票は2票です。村長が死ぬと、次の昼に新しく選びます。",
  text = {
    ["ask.mayor"] = "村長に選ばれたのは？",
    ["help.mayor"] = "村が挙手で生きている1人を選びます。決まらなければ「なし」。",
    ["mayor.elected"] = "村長は{player}さんです。村長の票は2票です。",
    ["label.mayor"] = "村長",
    ["ask.successor"] = "{of}さん、次の村長は？",
    ["help.successor"] = "生きている1人、または「なし」。",
  },
}
