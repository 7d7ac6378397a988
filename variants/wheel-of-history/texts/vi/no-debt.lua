-- no-debt.lua bằng tiếng Việt.
return {
  title = "Không xuống dưới không",
  rule = "Không ai xuống dưới 0 điểm: mất nhiều nhất là số điểm đang có.",
}
