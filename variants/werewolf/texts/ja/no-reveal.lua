-- no-reveal.lua を日本語で。
return {
  title = "役職非公開",
  rule = "死んだ人の役職カードは公開せず、進行役だけが確認します。",
  text = {
    ["help.role-was"] = "進行役だけがカードを見て、誰にも見せないでください。",
    ["no-reveal.hidden"] = "{player}さんのカードは伏せたままです。",
  },
}
