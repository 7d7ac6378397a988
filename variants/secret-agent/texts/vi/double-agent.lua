-- double-agent.lua bằng tiếng Việt.
return {
  title = "Điệp viên hai mang chen ngang",
  rule = "Người dùng Điệp viên hai mang đi lượt đầu tiên; sau đó người đi đầu vốn có và những người khác đi "
    .. "theo thứ tự thường lệ.",
}
