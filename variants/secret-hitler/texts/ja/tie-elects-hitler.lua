-- tie-elects-hitler.lua を日本語で。
return {
  title = "同数でもヒトラーは首相",
  rule = "ヒトラーの首相信任でファシスト側が勝つ段階では、賛否同数でも足ります。首相候補は自分がヒトラーかどうかを答え、違えば政府は否決されます。",
  text = { ["tie-elects-hitler.tie"] = "同数です。{chancellor}さんは自分がヒトラーかどうかを答えてください。" },
}
