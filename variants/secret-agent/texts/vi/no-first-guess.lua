-- no-first-guess.lua bằng tiếng Việt.
return {
  title = "Vòng đầu không được đoán",
  rule = "Không ai được đoán Mật vụ ở vòng đầu của một nhiệm vụ.",
  text = {
    ["why.first-round"] = "Vòng đầu của nhiệm vụ không ai được đoán.",
  },
}
