-- decline.lua bằng tiếng Việt.
return {
  title = "Sự suy tàn của một lá bài",
  rule = "Mỗi vòng một lần, người chơi được bỏ úp lá vừa lấy: màu đó không thể được tính điểm và số đó không thể đủ "
    .. "bộ nữa.",
  text = {
    ["ask.decline"] = "{of}: bỏ {card} cho nó suy tàn?",
    ["also.yes.decline"] = "bỏ",
    ["also.no.decline"] = "không bỏ, ko bỏ, giữ, giữ lại",
    ["help.decline"] = "{of} được bỏ úp {card} trước khi tính điểm, mỗi vòng một lần. "
      .. "Lá đó ra khỏi ván chơi: màu và số của nó không thể đủ bộ nữa.",
    ["word.let-fall"] = "suy tàn",
    ["decline.fallen"] = "{player} cho {card} suy tàn: lá được úp xuống và ra khỏi ván chơi.",
  },
}
