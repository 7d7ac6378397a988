-- blind-ballot.lua bằng tiếng Việt.
return {
  title = "Bỏ phiếu kín",
  rule = "Ai bỏ phiếu gì được giữ kín: chỉ công bố bao nhiêu phiếu Đồng ý và bao nhiêu phiếu Phản đối.",
  settings = { by = "cách bỏ phiếu" },
  text = {
    ["word.cards"] = "bằng thẻ, xáo lên rồi mới lật",
    ["word.screen"] = "trên màn hình, hoặc chỉ nói với quản trò",
    ["ask.ja-votes"] = "{president} và {chancellor}: bao nhiêu phiếu Đồng ý?",
    ["also.fillers.ja-votes"] = "ja, có, đồng, ý",
    ["help.ja-votes"] =
      "Thu tất cả thẻ phiếu úp mặt, xáo lên rồi lật: trong {voters} phiếu có bao nhiêu Đồng ý? Phải quá nửa; "
      .. "{tie}.",
    ["help.vote"] =
      "Mọi người còn sống, kể cả {president} và {chancellor}, chọn Đồng ý hoặc Phản đối không để ai khác thấy. "
      .. "Phải quá nửa Đồng ý; {tie}. Trước khi bỏ phiếu, những người được nói: {speakers}.",
    ["blind-ballot.votes"] = "Đồng ý {ja}, Phản đối {nein}.",
  },
}
