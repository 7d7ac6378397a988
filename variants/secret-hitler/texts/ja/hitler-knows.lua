-- hitler-knows.lua を日本語で。
return {
  title = "ヒトラーの知識",
  rule = "ヒトラーが夜にファシストを確認するかどうかは、人数に関係なく決めます。",
  settings = { fascists = "ヒトラーはファシストを知る" },
  text = { ["word.always"] = "常に", ["word.never"] = "知らない" },
}
