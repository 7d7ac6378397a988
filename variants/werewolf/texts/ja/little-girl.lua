-- little-girl.lua を日本語で。
return {
  title = "少女",
  rule = "村人のうち1人は少女です。人狼が起きている間、薄目を開けて見てもかまいません。",
  text = {
    ["word.little-girl"] = "少女",
    ["also.little-girl"] = "girl, しょうじょ",
  },
}
