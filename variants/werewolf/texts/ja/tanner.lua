-- tanner.lua を日本語で。
return {
  title = "皮なめし職人",
  rule = "村人のうち1人は皮なめし職人です。どの陣営でもなく、追放されると単独で勝ちます。",
  text = {
    ["word.tanner"] = "皮なめし職人",
    ["also.tanner"] = "tanner, 皮なめし",
    ["team.tanner"] = "皮なめし職人",
    ["reason.tanner-lynched"] = "皮なめし職人が追放された",
    ["victory.tanner"] = "皮なめし職人が追放されました。皮なめし職人の単独勝利です。",
  },
}
