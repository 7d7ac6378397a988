-- no-reveal.lua bằng tiếng Việt.
return {
  title = "Không lật thẻ",
  rule = "Người chết không lật thẻ vai; chỉ quản trò được xem.",
  text = {
    ["help.role-was"] = "Tự xem thẻ, không cho ai thấy.",
    ["leave.help"] =
      "Ai rời bàn thì chết – ban ngày ngay lúc đó, ban đêm khi trời sáng – và thẻ vẫn úp: gõ “leave {player} out”, "
      .. "hoặc lần tới khi được hỏi ai buộc tội, hãy trả lời rời bàn. Cho đến lúc đó coi như {player} đang ngủ.",
    ["help.left"] = "Ai rời bàn thì chết ngay; thẻ vẫn úp.",
    ["no-reveal.hidden"] = "Thẻ của {player} vẫn úp.",
  },
}
