-- Những lời quanh việc đọc to: đêm, giọng đọc, đồng hồ.
return {
  ["narrate-pause"] = "… {seconds} giây (Enter để tiếp)",
  ["narrate-enter"] = "Bấm Enter để tiếp ngay.",
  ["narrate-after"] = "Đọc lại: say. Nếu có trục trặc: again (từ đầu) hoặc redeal (chia lại).",

  ["say-how"] = "Hãy nhập số câu cuối cần đọc lại, hoặc để trống để đọc lại tất cả. Ví dụ: say 2",
  ["say-nothing"] = "Chưa có gì được đọc to. Hãy dùng sau khi đã đọc, chẳng hạn sau đêm: say",
  ["redeal-nothing"] = "Chưa chia gì bí mật cho ai nên chưa có gì để chia lại.",
  ["night-late"] = "Ván chơi đã đi tiếp rồi. Trước hết hãy rút lại: undo {count}",
  ["redeal-sure"] = "Mọi người được chia lại và lời dẫn được đọc lại, không quay lại được. Nếu đồng ý: redeal yes",
  ["redealt"] = "Đã chia lại. Những gì đã báo trước đó không còn giá trị.",
  ["redealt-table"] = "Hãy chia lại trên bàn. Sẽ hỏi lại từ đó; redo khôi phục lần chia cũ.",

  ["speak-how"] = "Hãy nhập on hoặc off, ví dụ: speak off",
  ["speak-on"] = "Đã bật giọng đọc.",
  ["speak-off"] = "Đã tắt giọng đọc.",
  ["speak-not-there"] = "Không có giọng đọc. Hãy chọn khi khởi động ứng dụng, ví dụ: --speak auto",
  ["speak-none"] = "Không tìm thấy giọng đọc (espeak-ng, spd-say hay say); ván chơi vẫn tiếp tục.",
  ["speak-missing"] = "Không tìm thấy lệnh của giọng đọc; ván chơi vẫn tiếp tục.",
  ["speak-failed"] = "Giọng đọc bị lỗi ở một câu; ván chơi vẫn tiếp tục.",
  ["speak-late"] = "Giọng đọc bị treo nên đã dừng; ván chơi vẫn tiếp tục.",

  ["timer-left"] = "Còn lại {time}",
  ["timer-paused"] = "Còn lại {time} (tạm dừng)",
  ["timer-over"] = "Hết giờ.",
  ["timer-over-now"] = "Hết giờ. {question}",
  ["timer-off"] = "Không có đồng hồ nào đang chạy. Hãy nhập số giây để bắt đầu, ví dụ: timer 90",
  ["timer-how"] = "Hãy nhập số giây (1 đến 5999), pause, go, +GIÂY hoặc stop. Ví dụ: timer 90",
  ["timer-stopped"] = "Đã dừng đồng hồ.",

  ["command.say"] = "say [N]: đọc lại những gì vừa đọc to, hoặc N câu cuối.",
  ["command.again"] = "again: đọc lại từ đầu, chẳng hạn cả đêm, trước khi ván chơi đi tiếp.",
  ["command.redeal"] = "redeal: việc chia hoặc lời dẫn có trục trặc; chia lại, trước khi ván chơi đi tiếp.",
  ["command.speak"] = "speak on, speak off: giọng của --speak có đọc những gì mọi người được nghe hay không.",
  ["command.timer"] = "timer GIÂY: đếm ngược đến câu trả lời kế tiếp. timer pause, go, +GIÂY, stop.",
}
