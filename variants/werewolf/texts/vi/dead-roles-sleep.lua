-- dead-roles-sleep.lua bằng tiếng Việt.
return {
  title = "Vai đã chết không được gọi",
  rule = "Vai đã bị loại thì ban đêm không gọi nữa.",
  text = {
    ["dead-roles-sleep.tells"] = "Thẻ không lật, nhưng vai nào đêm không được gọi nữa thì ai cũng biết là đã chết.",
  },
}
