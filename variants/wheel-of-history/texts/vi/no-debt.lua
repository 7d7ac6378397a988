-- no-debt.lua bằng tiếng Việt.
return {
  title = "Không xuống dưới không",
  rule = "Không ai xuống dưới 0 điểm: mất nhiều nhất là số điểm đang có.",
  text = {
    ["rank-complete"] = "Tầng lớp {rank} suy tàn! Quidquid agis, prudenter agas et respice finem. "
      .. "Mỗi lá số {rank} bị trừ {rank:một điểm|{rank} điểm}, nhiều nhất là hết điểm đang có.",
  },
}
