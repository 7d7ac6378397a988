-- hitler-knows.lua を日本語で。
return {
  title = "ヒトラーの知識",
  rule = "ヒトラーが夜にファシストを確認するかどうかは、人数に関係なく決めます。",
  settings = { fascists = "ヒトラーがファシストを知っているか" },
  text = { ["word.always"] = "常に知っている", ["word.never"] = "知らない" },
}
