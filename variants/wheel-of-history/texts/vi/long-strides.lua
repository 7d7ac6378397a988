-- long-strides.lua bằng tiếng Việt.
return {
  title = "Bước dài",
  rule = "Quân tốt được đi xa hơn lá thứ ba.",
  settings = {
    steps = "quân tốt được đi nhiều nhất bao nhiêu lá",
  },
  text = {
    ["long-strides.steps"] = "Quân tốt được đi từ 1 đến {steps} lá.",
  },
}
