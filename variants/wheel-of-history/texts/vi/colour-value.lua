-- colour-value.lua bằng tiếng Việt.
return {
  title = "Tính điểm theo màu và số",
  rule = "Một số đủ bộ cũng được điểm, lá 1 được năm điểm, giảm dần đến lá 5 được một điểm; vòng kết thúc khi ít nhất "
    .. "một màu và một số đã được tính.",
  text = {
    ["rank-complete"] = "Cả năm lá số {rank} đã được lấy, tính điểm.",
  },
}
