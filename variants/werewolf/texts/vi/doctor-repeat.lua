-- doctor-repeat.lua bằng tiếng Việt.
return {
  title = "Bác sĩ canh lại được",
  rule = "Bác sĩ được canh giữ cùng một người nhiều đêm liền.",
  text = {
    ["help.doctor"] = "Bất kỳ người sống nào, kể cả bác sĩ.",
  },
}
