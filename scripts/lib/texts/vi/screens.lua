-- Lời của màn hình chỉ để xem bàn chơi.
return {
  ["watch.hint"] = "q để thoát",
  ["watch.gone"] = "Nhật ký không còn nữa; đây là tình hình lần cuối.",
  ["watch.replaced"] = "Nhật ký đã bị thay bằng một nhật ký khác.",
  ["watch.another"] = "Một ván khác đã bắt đầu.",
}
