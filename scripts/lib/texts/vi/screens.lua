-- Lời của màn hình chỉ để xem bàn chơi.
return {
  ["watch.hint"] = "q để thoát",
  ["watch.gone"] = "Nhật ký không còn nữa; đây là tình hình lần cuối.",
  ["watch.replaced"] = "Nhật ký đã bị thay bằng một nhật ký khác.",
  ["watch.another"] = "Một ván khác đã bắt đầu.",

  ["screens.old"] = "Có thể đã cũ: không còn nghe tin từ bàn chơi.",
  ["screens.hold"] = "Giữ để xem",
  ["screens.twice"] = "Mã này cũng đang mở trên một điện thoại khác.",
  ["screens.for-this-machine"] = "Bảng và các điện thoại chỉ dùng trên máy này; --listen ĐỊA-CHỈ:0 mở cho cả phòng.",
  ["screens.for-all"] = "Ai trong mạng này có địa chỉ đều mở được bảng và các điện thoại.",
  ["screens.board"] = "Bảng: {address}",
  ["screens.sheet"] = "Cắt theo đường kẻ. Mỗi mã chỉ dành cho người chơi đó xem.",
}
