-- discussion-timer.lua bằng tiếng Việt.
return {
  title = "Giới hạn thời gian thảo luận",
  rule = "Thảo luận trước khi đề cử và trước khi bỏ phiếu đều có giới hạn; hết giờ "
    .. "thì đề cử hoặc bỏ phiếu ngay.",
  settings = {
    seconds = "số giây cho mỗi lần thảo luận",
  },
  text = {
    ["discussion-timer.start"] = "Bắt đầu thảo luận: {seconds} giây.",
  },
}
