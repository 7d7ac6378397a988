-- 途中で直す、または外すハウスルール。
return {
  ["rules-none"] = "このゲームにハウスルールはありません。",
  ["rules-unknown"] = "このゲームに {typed} というハウスルールはありません。あるのは：{known}。",
  ["rules-failed"] = "ゲームはこれまでのルールで続きます。",
  ["rules-sure"] = "このルールで続けますか？（y/n）",
  ["rules-changed"] = "ルールが変わりました：{what}。",
  ["reload-nothing"] = "読み直すハウスルールのファイルがありません。例：reload ./mine.lua",
  ["reload-same"] = "ファイルの内容は前と同じです。",
  ["without"] = "{name} なし",
  ["without-how"] = "ハウスルールの名前を入力してください。例：without mine",
  ["usage.reload"] = "reload [ファイル.lua]",
  ["command.reload"] = "直したハウスルールのファイルを読み直し、そのルールでゲームを進め直します。",
  ["usage.without"] = "without 名前",
  ["command.without"] = "ハウスルールを外し、それなしでゲームを進め直します。",
  ["kind.rules"] = "ハウスルール",
}
