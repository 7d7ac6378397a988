-- no-reveal.lua bằng tiếng Việt.
return {
  title = "Không lật thẻ",
  rule = "Người chết không lật thẻ vai; chỉ quản trò được xem.",
  text = {
    ["help.role-was"] = "Tự xem thẻ, không cho ai thấy.",
    ["help.left"] = "Ai rời bàn thì chết ngay; thẻ vẫn úp.",
    ["no-reveal.hidden"] = "Thẻ của {player} vẫn úp.",
  },
}
