-- Các chữ quanh màn hình xem lại ván chơi.
return {
  ["viewer.everybody"] = "góc nhìn của cả bàn",
  ["viewer.moderator"] = "góc nhìn của quản trò",
  ["viewer.player"] = "góc nhìn của {player}",
  ["viewer.playing"] = "đang chạy, tốc độ {speed} (phím cách dừng, + và - để đổi)",
  ["viewer.short-help"] = "? phím, q thoát, v góc nhìn, ← → bước, PgUp PgDn vòng",
  ["viewer.go-to"] = "Số câu trả lời: ",
  ["viewer.no-number"] = "Cần số của một câu trả lời, không phải “{typed}”.",
  ["viewer.not-found"] = "Góc nhìn này không thấy “{typed}” ở đâu cả.",
  ["viewer.no-bookmark"] = "Chưa có dấu trang: b để đặt.",
  ["viewer.keys"] =
    "← → từng câu trả lời; PgUp PgDn từng vòng; Home End; ↑ ↓ cuộn; g tới một số; phím cách chạy, + - tốc độ; "
    .. "/ tìm tên hay từ, n tìm tiếp; v đổi góc nhìn; b đặt hoặc bỏ dấu trang, B tới dấu tiếp; q thoát.",
}
