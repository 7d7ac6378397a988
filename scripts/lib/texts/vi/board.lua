-- What is said around the pictures of the table.
return {
  ["board.round"] = "Vòng {round}",
  ["board.item"] = "{label}: {what}",
  ["board.separator"] = "; ",
  ["board.track"] = "{label}: {value} trên {max}",
  ["board.pawn"] = "tốt",
  ["board.ring"] = "{label} ({n} lá, theo chiều kim đồng hồ)",
  ["board.over"] = "Ván chơi đã kết thúc.",
  ["board.winners"] = "Ván chơi đã kết thúc. Người thắng: {winners}",
  ["board.facts-public"] = "Cả bàn đều biết:",
  ["board.facts-moderator"] = "Quản trò biết:",
  ["board.facts-player"] = "{player} đã được cho biết:",
  ["board.fact"] = "{player}: {what}",
  ["board.fact-labelled"] = "{player}, {label}: {what}",
  ["options.more"] = "và {more} lựa chọn khác",
  ["options.range"] = "{least} đến {most}",
  ["options.enter"] = "nhấn Enter",
}
