-- thief.lua bằng tiếng Việt.
return {
  title = "Kẻ trộm",
  rule = "Một dân làng là kẻ trộm. Hai thẻ dư ra; đêm đầu kẻ trộm lấy một thẻ hoặc giữ thẻ mình; cả hai "
    .. "là sói thì phải lấy một.",
  text = {
    ["word.thief"] = "kẻ trộm",
    ["also.thief"] = "thief",
    ["thief-wakes"] = "Kẻ trộm mở mắt ra. Tôi cho bạn xem hai thẻ: chỉ vào thẻ muốn lấy, hoặc lắc đầu.",
    ["thief-sleeps"] = "Kẻ trộm nhắm mắt lại.",
    ["thief.cards"] = "Cho kẻ trộm xem hai thẻ dư: {cards}.",
    ["ask.thief"] = "Kẻ trộm lấy thẻ nào?{idle}",
    ["help.thief"] = "Một trong hai thẻ, hoặc không ai: giữ thẻ của mình. Cả hai là sói thì phải lấy một.",
    ["ask.left-over"] = "Xem riêng một thẻ dư: trên đó ghi gì?",
    ["help.left-over"] = "Xem kín, lần lượt từng thẻ.",
    ["label.thief"] = "Kẻ trộm lấy",
  },
}
