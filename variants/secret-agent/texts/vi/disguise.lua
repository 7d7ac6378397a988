-- disguise.lua bằng tiếng Việt.
return {
  title = "Cải trang",
  rule = "Trước nhiệm vụ 3 và 5, mọi lá liên lạc úp được trả vào bộ bài và mỗi người rút lại đúng số lá đó.",
  text = {
    ["disguise"] = "Cải trang! Mọi người đếm các lá úp trong chồng liên lạc của mình và trả vào bộ bài. Xáo "
      .. "bài; mỗi người "
          .. "rút đúng số lá đó và đặt úp vào chồng liên lạc, được xem lá của mình. Các lá ngửa giữ nguyên.",
  },
}
