-- spare-hitler.lua bằng tiếng Việt.
return {
  title = "Phát xít không xử tử Hitler",
  rule = "Tổng thống là Phát xít và biết ai là Hitler thì không được xử tử Hitler.",
  text = {
    ["power.execution"] =
      "Xử tử: {president} phải xử tử một người; Phát xít biết ai là Hitler thì không được chọn Hitler. "
      .. "Có thể bàn bạc trước.",
    ["help.execute"] =
      "Tổng thống {of} chọn một người khác còn sống; người đó bị loại khỏi ván chơi. "
      .. "Phát xít biết ai là Hitler thì không được chọn Hitler. "
      .. "Phải cho biết đó có phải Hitler không; không tiết lộ gì thêm.",
  },
}
