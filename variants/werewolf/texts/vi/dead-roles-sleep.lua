-- dead-roles-sleep.lua bằng tiếng Việt.
return {
  title = "Vai đã chết không được gọi",
  rule = "Vai đã bị loại thì ban đêm không gọi nữa.",
  text = {
    ["dead-roles-sleep.tells"] = "Đêm làm lộ điều thẻ giấu: vai nào không được gọi thì đã chết, hoặc nằm trong thẻ dư.",
  },
}
