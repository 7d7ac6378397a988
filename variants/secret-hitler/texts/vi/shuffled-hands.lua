-- shuffled-hands.lua bằng tiếng Việt.
return {
  title = "Xáo bài trên tay",
  rule = "Tổng thống và Thủ tướng xáo các lá chính sách nhận được trước khi bỏ một lá.",
  text = {
    ["shuffled-hands.reminder"] =
      "{president} xáo ba lá trước khi bỏ một lá, {chancellor} xáo hai lá trước khi ban hành một lá.",
  },
}
