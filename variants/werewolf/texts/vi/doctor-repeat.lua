-- doctor-repeat.lua bằng tiếng Việt.
return {
  title = "Bác sĩ bảo vệ lại được",
  rule = "Bác sĩ được bảo vệ cùng một người nhiều đêm liền.",
  text = {
    ["help.doctor"] = "Bất kỳ người sống nào, kể cả bác sĩ.",
  },
}
