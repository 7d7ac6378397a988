return {
  title = "Tiên nữ Hồ",
  rule = "Sau nhiệm vụ 2, 3 và 4, người giữ Tiên nữ Hồ xem phe của một người chưa từng giữ, rồi chuyển cho người đó.",
  text = {
    ["lady.first"] = "{player}, ngồi bên phải đội trưởng, giữ Tiên nữ Hồ đầu tiên.",
    ["ask.lady"] = "{of} xem phe của ai?",
    ["help.lady"] =
      "{of} chọn một người chưa từng giữ Tiên nữ Hồ, bí mật xem phe, muốn nói gì thì nói, rồi chuyển Tiên nữ Hồ cho "
      .. "người đó.",
    ["why.held"] = "{player} đã từng giữ Tiên nữ Hồ. Cần một người chưa từng giữ.",
    ["lady.looks"] = "{holder} xem phe của {player}; giờ {player} giữ Tiên nữ Hồ.",
    ["lady.shows"] = "{player} thuộc {side}.",
    ["label.lady"] = "Tiên nữ Hồ",
    ["label.lady-looks"] = "Tiên nữ Hồ",
    ["label.looked-at"] = "Người bị xem",
    ["label.side"] = "Tiên nữ Hồ cho thấy",
    ["count.looked-at"] = "Bị Tiên nữ Hồ xem",
  },
}
