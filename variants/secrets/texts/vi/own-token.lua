-- own-token.lua bằng tiếng Việt.
return {
  title = "Xem lại thẻ của mình",
  rule = "Đến lượt mình, mỗi người được xem lại thẻ thân phận của mình trước.",
  text = {
    ["own-token.looks"] = "{player} được xem thẻ thân phận của mình.",
    ["first-look.over"] =
      "Từ giờ chỉ được xem thẻ khi lá bài cho phép, hoặc thẻ của mình lúc bắt đầu lượt.",
  },
}
