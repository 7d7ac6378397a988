-- hitler-knows.lua を日本語で。
return {
  title = "ヒトラーの知識",
  rule = "ヒトラーが夜にファシストを見るかどうかは、人数によりません。",
  settings = { fascists = "ヒトラーはファシストを知る" },
  text = { ["word.always"] = "常に", ["word.never"] = "知らない" },
}
