-- first-night.lua bằng tiếng Việt.
return {
  title = "Đêm đầu yên tĩnh",
  rule = "Đêm đầu tiên không ai chết: sói chỉ nhận mặt nhau.",
}
