-- dead-roles-sleep.lua bằng tiếng Việt.
return {
  title = "Vai đã chết không được gọi",
  rule = "Vai đã bị loại thì ban đêm không gọi nữa.",
}
