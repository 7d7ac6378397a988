-- monarchist.lua を日本語で。
return {
  title = "君主主義者",
  rule = "ファシストの1人は君主主義者で、ヒトラーを知りません。ファシスト法案6枚かヒトラーの処刑で勝ち、ヒトラーの首相信任で負けます。",
  text = {
    ["word.monarchist"] = "君主主義者",
    ["also.monarchist"] = "monarchist",
    ["monarchist.envelopes"] = "ファシストの役割カードのうち1枚に君主主義者の印を付けます。所属政党カードはファシストです。",
    ["role.monarchist"] = "あなたは君主主義者（ファシスト）です。仲間のファシスト：{fascists}。ヒトラーは分かりません。",
    ["night.fascists-look"] =
      "君主主義者も含めて、ヒトラー以外のファシストは目を開け、仲間を確認してください。続いて、君主主義者だけ目を閉じてください。",
  },
}
