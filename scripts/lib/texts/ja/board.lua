-- What is said around the pictures of the table.
return {
  ["board.round"] = "第{round}ラウンド",
  ["board.item"] = "{label}：{what}",
  ["board.separator"] = "／",
  ["board.track"] = "{label}：{max}のうち{value}",
  ["board.pawn"] = "ポーン",
  ["board.ring"] = "{label}（{n}枚、時計回り）",
  ["board.over"] = "ゲームは終わりました。",
  ["board.winners"] = "ゲームは終わりました。勝者：{winners}",
  ["board.facts-public"] = "全員が知っていること：",
  ["board.facts-moderator"] = "進行役が知っていること：",
  ["board.facts-player"] = "{player}さんに知らされたこと：",
  ["board.fact"] = "{player}：{what}",
  ["board.fact-labelled"] = "{player}、{label}：{what}",
  ["options.more"] = "ほか{more}件",
  ["options.range"] = "{least}から{most}",
  ["options.enter"] = "Enter を押してください",
}
