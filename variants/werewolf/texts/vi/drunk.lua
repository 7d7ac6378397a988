-- drunk.lua bằng tiếng Việt.
return {
  title = "Gã say",
  rule = "Một dân làng là gã say, đêm thứ ba tỉnh rượu và nhận vai của một thẻ dư ra.",
  text = {
    ["word.drunk"] = "gã say",
    ["also.drunk"] = "drunk",
    ["drunk-wakes"] = "Gã say mở mắt ra. Tôi cho bạn xem thẻ dư: đó là vai của bạn.",
    ["drunk-sleeps"] = "Gã say nhắm mắt lại.",
    ["drunk.card"] = "Cho gã say xem thẻ dư: {role}. Hai thẻ đổi chỗ.",
    ["drunk.idle"] = "Không có gã say để cho xem thẻ: chờ lâu như mọi khi.",
    ["ask.drunk-card"] = "Xem thẻ dư: đó là thẻ gì?",
    ["help.drunk-card"] = "Xem kín.",
  },
}
