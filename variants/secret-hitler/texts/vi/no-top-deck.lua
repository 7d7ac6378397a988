-- no-top-deck.lua bằng tiếng Việt.
return {
  title = "Không hỗn loạn",
  rule = "Khi đến lúc hỗn loạn thì phe Phát xít thắng, ngay lần đầu hoặc khi hai lần liên tiếp.",
  settings = { chaos = "số lần hỗn loạn liên tiếp thì thua" },
  text = {
    ["victory.top-deck"] = "Không ai cầm quyền: đất nước rơi vào tay Phát xít. Phe Phát xít chiến thắng!",
    ["label.top-deck"] = "Phát xít thắng",
    ["reason.top-deck"] = "không ai cầm quyền",
    ["no-top-deck.warning"] =
      "Hỗn loạn thêm một lần trước khi có chính phủ ban hành chính sách thì phe Phát xít thắng.",
  },
}
