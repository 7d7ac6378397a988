-- three-players.lua bằng tiếng Việt.
return {
  title = "Ba người",
  rule =
    "Ba người chơi: hai Tự do và Hitler. Ba chính sách Tự do thì phe Tự do thắng, bốn chính sách Phát xít thì "
    .. "Hitler thắng.",
  text = {
    ["setup.boards"] =
      "Đặt bảng Tự do và một bảng Phát xít. Chỉ dùng ba ô Tự do và bốn ô Phát xít; quyền duy nhất là xem trước chính "
      .. "sách ở ô Phát xít thứ hai.",
    ["role.hitler-alone"] = "Bạn là Hitler. Hai người kia thuộc phe Tự do.",
    ["role.liberal"] = "Bạn thuộc phe Tự do. Trong hai người kia, một người cũng là Tự do, người còn lại là Hitler.",
    ["victory.fascist-policies"] = "Bảng Phát xít đã đủ chính sách: Hitler chiến thắng!",
  },
}
