-- Luật nhà được sửa hoặc bỏ giữa ván.
return {
  ["rules-none"] = "Ván này không có luật nhà nào.",
  ["rules-unknown"] = "Ván này không có luật nhà {typed}. Có: {known}.",
  ["rules-failed"] = "Ván chơi tiếp tục theo luật đang có.",
  ["rules-sure"] = "Tiếp tục theo luật này chứ? (y/n)",
  ["rules-changed"] = "Luật đã thay đổi: {what}.",
  ["reload-nothing"] = "Không có tệp luật nhà nào để đọc lại. Ví dụ: reload ./mine.lua",
  ["reload-same"] = "Tệp vẫn như trước.",
  ["without"] = "không có {name}",
  ["without-how"] = "Hãy gõ tên một luật nhà, ví dụ: without mine",
  ["usage.reload"] = "reload [TỆP.lua]",
  ["command.reload"] = "đọc lại tệp luật nhà đã sửa và chạy lại ván theo luật đó.",
  ["usage.without"] = "without TÊN",
  ["command.without"] = "bỏ một luật nhà và chạy lại ván không có nó.",
  ["kind.rules"] = "luật nhà",
}
