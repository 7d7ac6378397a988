-- mission-lead.lua bằng tiếng Việt.
return {
  title = "Mỗi nhiệm vụ đi đầu lại",
  rule = "Ở mọi nhiệm vụ, người bên trái Trưởng ban đi đầu vòng thứ nhất.",
}
