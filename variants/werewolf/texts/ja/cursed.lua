-- cursed.lua を日本語で。
return {
  title = "呪われた者",
  rule = "村人のうち1人は呪われた者です。防がれずに襲われると死なずに、朝から人狼になります。ほかの誰にも知らされません。",
  text = {
    ["word.cursed"] = "呪われた者",
    ["also.cursed"] = "cursed, のろわれたもの",
  },
}
