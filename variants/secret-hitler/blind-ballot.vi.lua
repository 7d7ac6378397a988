-- blind-ballot.lua bằng tiếng Việt.
return {
  title = "Bỏ phiếu kín",
  rule = "Bỏ phiếu kín: chỉ công bố bao nhiêu Ja và bao nhiêu Nein.",
  settings = { by = "cách bỏ phiếu" },
  text = {
    ["word.cards"] = "bằng thẻ, xáo lên rồi mới lật",
    ["word.screen"] = "trên màn hình, hoặc chỉ nói với quản trò",
    ["ask.ja-votes"] = "{president} và {chancellor}: bao nhiêu Ja?",
    ["help.ja-votes"] =
      "Thu tất cả thẻ phiếu úp mặt, xáo lên rồi lật: trong {voters} phiếu có bao nhiêu Ja? Phải quá nửa; hoà là bác "
      .. "bỏ.",
    ["help.vote"] =
      "Mọi người còn sống, kể cả {president} và {chancellor}, chọn Ja hoặc Nein không để ai khác thấy. Phải quá nửa "
      .. "nói Ja; hoà là bác bỏ. Trước khi bỏ phiếu, những người được nói: {speakers}.",
    ["blind-ballot.votes"] = "Ja {ja}, Nein {nein}.",
  },
}
