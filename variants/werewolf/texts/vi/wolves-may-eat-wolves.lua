-- wolves-may-eat-wolves.lua bằng tiếng Việt.
return {
  title = "Sói ăn cả sói",
  rule = "Sói được chọn bất kỳ người sống nào, kể cả đồng bọn.",
  text = {
    ["help.wolves"] =
      "{most:Bất kỳ người sống nào|Tối đa {most} người còn sống}, kể cả sói. Không thống nhất được: không ai.",
  },
}
