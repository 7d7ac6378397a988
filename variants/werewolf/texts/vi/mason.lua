-- mason.lua bằng tiếng Việt.
return {
  title = "Hai thợ nề",
  rule = "Hai dân làng là thợ nề, đêm đầu tiên nhận mặt nhau.",
  text = {
    ["word.mason"] = "thợ nề",
    ["also.mason"] = "mason",
    ["mason-wakes"] = "Thợ nề mở mắt ra, nhận mặt nhau.",
    ["mason-sleeps"] = "Thợ nề nhắm mắt lại.",
  },
}
