-- wolves-may-eat-wolves.lua bằng tiếng Việt.
return {
  title = "Sói ăn cả sói",
  rule = "Sói được chọn bất kỳ người sống nào, kể cả đồng bọn.",
  text = {
    ["help.wolves"] = "Bất kỳ người sống nào, kể cả sói. Không thống nhất được: không ai.",
  },
}
