-- doctor-repeat.lua を日本語で。
return {
  title = "連続護衛あり",
  rule = "騎士は同じ人を続けて守れます。",
  text = {
    ["help.doctor"] = "自分を含む生きている1人。",
  },
}
