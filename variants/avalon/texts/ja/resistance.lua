return {
  title = "レジスタンス",
  rule = "特別な役職も暗殺もなく、クエスト3回で勝敗が決まります。",
  text = {
    ["reason.missions-done"] = "クエストが3回成功",
    ["victory.missions-done"] = "クエストが3回成功しました。正義の勝利です。",
  },
}
