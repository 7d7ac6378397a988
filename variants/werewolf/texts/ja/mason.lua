-- mason.lua を日本語で。
return {
  title = "共有者",
  rule = "村人のうち2人は共有者です。最初の夜にお互いを確認します。",
  text = {
    ["word.mason"] = "共有者",
    ["also.mason"] = "mason, きょうゆうしゃ",
    ["mason-wakes"] = "共有者は目を開けて、お互いを確認してください。",
    ["mason-sleeps"] = "共有者は目を閉じてください。",
  },
}
